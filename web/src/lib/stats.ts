/** The colours of the seats. */
export const SEAT_COLOURS = ["var(--p1)", "var(--p2)", "var(--p3)", "var(--p4)"];

export function seatColour(seat: number | null): string {
  return seat === null ? "var(--neutral)" : (SEAT_COLOURS[seat] ?? "var(--neutral)");
}
