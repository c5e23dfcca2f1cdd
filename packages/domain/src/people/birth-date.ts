import type { MessageKey } from '../validation/messages.ts';

/** Reads a calendar date written `YYYY-MM-DD`; anything else, and days that do not exist, give `undefined`. */
export function readDate(value: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** Completed years of age on a day. A person born on 29 February completes the year on 1 March of common years. */
export function ageOn(birthDate: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const hadBirthday = day.month > birthDate.month || (day.month === birthDate.month && day.day >= birthDate.day);
  return day.year - birthDate.year - (hadBirthday ? 0 : 1);
}

/** A birth date `YYYY-MM-DD` before today, of a person aged under 101. */
export function isBirthDate(value: string, today: Temporal.PlainDate): boolean {
  const date = readDate(value);
  return date !== undefined && Temporal.PlainDate.compare(date, today) < 0 && ageOn(date, today) < 101;
}

/** The problem of a client's birth date, who must also be at least 18; `undefined` without one. */
export function clientBirthDateProblem(value: string, today: Temporal.PlainDate): MessageKey | undefined {
  const date = readDate(value);
  if (!date || !isBirthDate(value, today)) return 'birthDate.invalid';
  return ageOn(date, today) < 18 ? 'birthDate.underage' : undefined;
}
