/** The only way to learn the time. The system clock is handed in by the entries; tests hand in a fixed one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
