import type { FieldProblem } from '@estrada/domain/errors/index';
import type { CreditOffer, MoveForm } from '@estrada/domain/proposals/index';

/** An offer as typed; all empty: no offer. */
export type TypedOffer = { -readonly [Name in keyof CreditOffer]: number | null };

/** The input of a move, with an offer where the move allows one. */
export type MoveValues = MoveForm & { offer: TypedOffer };

const names = ['entryValueCents', 'termMonths', 'financeValueCents'] as const;

/** No offer: the initial values of the fields. */
export const noOffer: TypedOffer = { entryValueCents: null, termMonths: null, financeValueCents: null };

/** Whether an offer is empty. */
export const isNoOffer = (offer: TypedOffer): boolean => names.every((name) => offer[name] === null);

/** The offer of an approval with conditions; undefined when none is typed. */
export function readOffer({ status, offer }: MoveValues): CreditOffer | undefined {
  const { entryValueCents, termMonths, financeValueCents } = offer;
  if (status !== 'APC' || entryValueCents === null || termMonths === null || financeValueCents === null)
    return undefined;
  return { entryValueCents, termMonths, financeValueCents };
}

/** An offer is complete or empty; with an offer, conditions are optional. */
export function withOfferProblems(typed: MoveValues, problems: readonly FieldProblem[]): FieldProblem[] {
  const missing = names.filter((name) => typed.offer[name] === null);
  if (typed.status !== 'APC' || isNoOffer(typed.offer)) return [...problems];
  return [
    ...problems.filter(({ path }) => path !== 'conditions'),
    ...missing.map((name) => ({ path: `offer.${name}`, key: 'required' as const })),
  ];
}
