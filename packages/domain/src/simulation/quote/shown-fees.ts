import { DomainError } from '../../errors/index.ts';
import { paysAsEmployee } from '../sale/sale.ts';
import { type FeeKind, feesFor } from '../tables/fees.ts';
import type { QuoteInput } from './quote-input.ts';

/** A fee as it stood beside the figures that somebody saw, in centavos. */
export type ShownFee = { code: FeeKind; amountCents: number };

/**
 * Lets figures pass only while the fees beside the ones before are still those of the day: who has told a client an amount must
 * not have another one put in its place.
 *
 * @param seen the fees that were shown; one that is not named was 0
 * @throws {DomainError} GSIM014 when a fee has changed; noFluxForState as `feesFor`
 */
export function ensureShownFees(input: QuoteInput, seen: readonly ShownFee[]): void {
  const shown = new Map(seen.map(({ code, amountCents }) => [code, amountCents]));
  const fees = feesFor({ ...input, isEmployee: paysAsEmployee(input) }, input.feeRows);
  const charged = new Map(fees.map(({ kind, amountCents }) => [kind, amountCents]));
  const kinds = new Set([...shown.keys(), ...charged.keys()]);
  if ([...kinds].some((kind) => (shown.get(kind) ?? 0) !== (charged.get(kind) ?? 0))) throw new DomainError('GSIM014');
}
