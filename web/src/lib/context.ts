/** The table that the frame gives to the boards. */
import { getContext, setContext } from "svelte";
import type { TableModel } from "./types";

const KEY = Symbol("table");

export function setTable(table: TableModel): TableModel {
  return setContext(KEY, table);
}

export function getTable<View = any, Facts = any>(): TableModel<View, Facts> {
  return getContext<TableModel<View, Facts>>(KEY);
}
