/** Records as files. */
import { api } from "./api";
import type { TableStore } from "./table.svelte";

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
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
