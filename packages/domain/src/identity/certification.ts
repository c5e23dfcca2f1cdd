import { type Role, roles } from '../access/roles.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { date, type FormOf, form, text } from '../forms/index.ts';

/**
 * The certification that a person needs to attend clients for a correspondent of the lender (Resolução CMN 4.935/2021).
 * Both days are included.
 */
export const certificationForm = form(
  {
    certificationNumber: text('Número da certificação', 'Certification number', { max: 40, personal: true }),
    certificationIssuer: text('Entidade certificadora', 'Certification issuer'),
    certificationStart: date('Início da certificação', 'Certification start'),
    certificationEnd: date('Fim da certificação', 'Certification end'),
  },
  ({ certificationStart, certificationEnd }) =>
    certificationEnd < certificationStart ? [{ path: 'certificationEnd', key: 'certification.endBeforeStart' }] : [],
);

/** The certification of a user, complete. */
export type Certification = FormOf<typeof certificationForm>;

/** Its first and last day. */
export type CertificationDays = Pick<Certification, 'certificationStart' | 'certificationEnd'>;

/** Days before the end on which the user is warned, the first warning first. */
export const certificationWarningDays = [60, 30, 7] as const;

/** How a user's certification stands on a day; `expiring` is valid and ends within the first warning. */
export const certificationStates = ['missing', 'future', 'valid', 'expiring', 'expired'] as const;
export type CertificationState = (typeof certificationStates)[number];

/** The profiles whose users attend clients for a dealer: the numeric ones. */
export const certifiedRoles = (Object.keys(roles) as Role[]).filter((role) => 'profile' in roles[role]);

/** How a certification stands. @param days null for a user without one */
export function certificationState(days: CertificationDays | null, today: CalendarDate): CertificationState {
  if (!days) return 'missing';
  if (days.certificationStart > today) return 'future';
  if (days.certificationEnd < today) return 'expired';
  return daysBetween(today, days.certificationEnd) <= certificationWarningDays[0] ? 'expiring' : 'valid';
}

/** Whether a certification is valid on a day. */
export const isCertified = (days: CertificationDays | null, day: CalendarDate): boolean =>
  days !== null && days.certificationStart <= day && day <= days.certificationEnd;

/**
 * The warning that is due, by its days before the end; null: none. One that was missed is not sent late: the next one
 * replaces it.
 *
 * @param warnedDays the last warning about this end; null: none yet
 */
export function certificationWarningDue(
  end: CalendarDate,
  today: CalendarDate,
  warnedDays: number | null,
): number | null {
  const left = daysBetween(today, end);
  const due = certificationWarningDays.findLast((days) => left <= days);
  if (due === undefined || left < 0) return null;
  return warnedDays === null || due < warnedDays ? due : null;
}
