/** The only source of time. The entry files pass in the system clock; tests pass in a fixed one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
