/** Whether leaving a game matters to others, who then play on with a bot. */
interface Sitting {
  kind: string;
  mine: boolean;
}

export function canLeave(status: string, seats: Sitting[]): boolean {
  const humans = seats.filter((seat) => seat.kind === "human");
  return status === "playing" && humans.some((seat) => seat.mine) && humans.some((seat) => !seat.mine);
}
