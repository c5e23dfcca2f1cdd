import { addDays, type CalendarDate, startOfBusinessDay } from '../../calendar/index.ts';
import { earliestOfferEnd, refuseEnding } from '../tables/price-tables.ts';

/** The maximum number of days that a link opens, however long its offer is valid. */
const longestLinkDays = 30;
/** The maximum number of links of one simulation. */
export const mostCustomerLinks = 20;

type OfferedTerm = { term: number; tableCode: string; validUntil: CalendarDate };

/**
 * The terms shown by a link created today: those whose offer is valid long enough.
 *
 * @param selectedTerm the chosen one, which must be among them; null where none was chosen
 * @throws {DomainError} GOFF007 when the chosen one, or all of them, end too soon
 */
export function termsToShow<Term extends OfferedTerm>(
  terms: readonly Term[],
  selectedTerm: number | null,
  today: CalendarDate,
): Term[] {
  const lasting = terms.filter(({ validUntil }) => validUntil >= earliestOfferEnd(today));
  const isChosenThere = selectedTerm === null || lasting.some(({ term }) => term === selectedTerm);
  if (lasting.length > 0 && isChosenThere) return lasting;
  const ending = terms.filter(({ term }) => selectedTerm === null || term === selectedTerm);
  throw refuseEnding(ending, 'id')!;
}

/**
 * When a link created today expires: with the last day of the offer that ends first, or after thirty days.
 *
 * @returns an instant, ISO 8601: the end of that day in São Paulo
 */
export function linkExpiry(terms: readonly Pick<OfferedTerm, 'validUntil'>[], today: CalendarDate): string {
  const lastDays = [addDays(today, longestLinkDays), ...terms.map(({ validUntil }) => validUntil)];
  return startOfBusinessDay(addDays(lastDays.toSorted()[0]!, 1));
}

export type CustomerLinkState = 'open' | 'expired' | 'revoked';

/** Whether a link opens at an instant, and if not, why. */
export function linkState(link: { expiresAt: Date; revokedAt: Date | null }, now: Date): CustomerLinkState {
  if (link.revokedAt) return 'revoked';
  return now < link.expiresAt ? 'open' : 'expired';
}

/** The first name only: a link reveals nothing else about the client. */
export const firstNameOf = (name: string | null | undefined): string | null => name?.trim().split(/\s+/)[0] || null;
