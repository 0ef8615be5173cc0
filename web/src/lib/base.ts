/** Where on its host the server is: at the root, or in a folder such as `/firelight`, which the page names. */

const FOLDER = typeof document === "undefined" ? "" : (document.documentElement.dataset.base ?? "");

/** The address of a page or a file of this server. */
export function url(path: string, folder = FOLDER): string {
  return folder + path;
}

/** The same with the name of the host, to give away. */
export function fullUrl(path: string): string {
  return location.origin + url(path);
}

/** The path inside the folder; null for what lies outside it. */
export function pathOf(address: string, folder = FOLDER): string | null {
  if (address === folder) return "/";
  return address.startsWith(`${folder}/`) ? address.slice(folder.length) : null;
}
