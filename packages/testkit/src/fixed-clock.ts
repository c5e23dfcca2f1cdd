/** A clock that stands still until it is moved. */
export interface MovableClock {
  now(): Date;
  moveTo(instantIso: string): void;
  advance(amount: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** @param instantIso its initial time, e.g. `2026-11-20T13:00:00Z` */
export function fixedClock(instantIso: string): MovableClock {
  let time = Date.parse(instantIso);
  return {
    now: () => new Date(time),
    moveTo(instant) {
      time = Date.parse(instant);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
