import type { FieldProblem } from '@estrada/domain/errors/index';
import type { CreditOffer, MoveForm } from '@estrada/domain/proposals/index';

/** An offer as it is typed; empty: none is made. */
export type TypedOffer = { -readonly [Name in keyof CreditOffer]: number | null };

/** What is typed for a move, and where it may offer something else, that too. */
export type MoveValues = MoveForm & { offer: TypedOffer };

const names = ['entryValueCents', 'termMonths', 'financeValueCents'] as const;

/** No offer, as fields begin. */
export const noOffer: TypedOffer = { entryValueCents: null, termMonths: null, financeValueCents: null };

/** Whether nothing of an offer is typed. */
export const isNoOffer = (offer: TypedOffer): boolean => names.every((name) => offer[name] === null);

/** The offer of an approval with conditions; undefined where none is typed. */
export function readOffer({ status, offer }: MoveValues): CreditOffer | undefined {
  const { entryValueCents, termMonths, financeValueCents } = offer;
  if (status !== 'APC' || entryValueCents === null || termMonths === null || financeValueCents === null)
    return undefined;
  return { entryValueCents, termMonths, financeValueCents };
}

/** An offer is typed whole or not at all; with one, conditions in words may be left out. */
export function withOfferProblems(typed: MoveValues, problems: readonly FieldProblem[]): FieldProblem[] {
  const missing = names.filter((name) => typed.offer[name] === null);
  if (typed.status !== 'APC' || isNoOffer(typed.offer)) return [...problems];
  return [
    ...problems.filter(({ path }) => path !== 'conditions'),
    ...missing.map((name) => ({ path: `offer.${name}`, key: 'required' as const })),
  ];
}
