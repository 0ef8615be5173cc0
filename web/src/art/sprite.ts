import symbols from "./icons.svg?raw";

/** Put the symbols into the page, once. */
export function placeSprite(): void {
  if (typeof document === "undefined" || document.getElementById("sprite")) return;
  const holder = document.createElement("div");
  holder.id = "sprite";
  holder.hidden = true;
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}
