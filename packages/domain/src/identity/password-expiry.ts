import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';

/** The warning opens when so many days, or fewer, are left. */
const expiryWarningDays = 10;

/** Days until a password has to be replaced; null for one that never has to. 0 and less: it is over. */
function passwordDaysLeft(expiresOn: CalendarDate | null, today: CalendarDate): number | null {
  return expiresOn === null ? null : daysBetween(today, expiresOn);
}

/** Whether a password opens nothing any more but the way to a new one. */
export function isPasswordExpired(expiresOn: CalendarDate | null, today: CalendarDate): boolean {
  const days = passwordDaysLeft(expiresOn, today);
  return days !== null && days <= 0;
}

/** Days to warn of, or null when there is nothing to warn of yet (or any more: then the login itself asks). */
export function expiryWarning(expiresOn: CalendarDate | null, today: CalendarDate): number | null {
  const days = passwordDaysLeft(expiresOn, today);
  return days !== null && days > 0 && days <= expiryWarningDays ? days : null;
}
