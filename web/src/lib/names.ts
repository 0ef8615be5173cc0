/** `path_display` and `great-fire` as a person would write them. */
export function readable(key: string): string {
  return key.replace(/[_-]+/g, " ").trim();
}

export function heading(key: string): string {
  const text = readable(key);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
