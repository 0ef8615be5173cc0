import symbols from "./icons.svg?raw";

const own = import.meta.glob<string>("../games/*/icons.svg", { query: "?raw", import: "default", eager: true });

/** Put the symbols of the shell and of the games into the page, once. */
export function placeSprite(): void {
  if (typeof document === "undefined" || document.getElementById("sprite")) return;
  const holder = document.createElement("div");
  holder.id = "sprite";
  holder.hidden = true;
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = [symbols, ...Object.values(own)].join("");
  document.body.prepend(holder);
}
