/** Files that are saved and read. */
import { api } from "./api";
import type { TableStore } from "./table.svelte";

export function saveFile(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function exportRecord(table: TableStore): Promise<void> {
  try {
    const record = await api.record(table.game);
    saveFile(`${table.live?.room.title ?? "game"}-${table.game}.json`, JSON.stringify(record, null, 1));
  } catch (problem) {
    table.problem = problem;
  }
}

/** The data of a text that holds JSON, deflated, in the letters of addresses. */
export async function unpacked(text: string): Promise<unknown> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
}
