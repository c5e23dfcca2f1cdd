import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';

/** The warning opens when so many days, or fewer, are left. */
const expiryWarningDays = 10;

/** Days until a password has to be replaced; null for one without expiry. Zero or negative: it has expired. */
function passwordDaysLeft(expiresOn: CalendarDate | null, today: CalendarDate): number | null {
  return expiresOn === null ? null : daysBetween(today, expiresOn);
}

/** Whether a password only allows setting a new one. */
export function isPasswordExpired(expiresOn: CalendarDate | null, today: CalendarDate): boolean {
  const days = passwordDaysLeft(expiresOn, today);
  return days !== null && days <= 0;
}

/** Days to warn about, or null when no warning is due (or no longer: then the login itself requests a change). */
export function expiryWarning(expiresOn: CalendarDate | null, today: CalendarDate): number | null {
  const days = passwordDaysLeft(expiresOn, today);
  return days !== null && days > 0 && days <= expiryWarningDays ? days : null;
}
