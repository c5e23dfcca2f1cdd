import { DomainError } from '../../errors/index.ts';
import { paysAsEmployee } from '../sale/sale.ts';
import { type FeeKind, feesFor } from '../tables/fees.ts';
import type { QuoteInput } from './quote-input.ts';

/** A fee as shown with earlier figures, in centavos. */
export type ShownFee = { code: FeeKind; amountCents: number };

/**
 * Accepts figures only while their fees still equal the shown ones: an amount quoted to a client must not be replaced
 * by another.
 *
 * @param seen the fees that were shown; an absent one was 0
 * @throws {DomainError} GSIM014 when a fee has changed; noFluxForState as `feesFor`
 */
export function ensureShownFees(input: QuoteInput, seen: readonly ShownFee[]): void {
  const shown = new Map(seen.map(({ code, amountCents }) => [code, amountCents]));
  const fees = feesFor({ ...input, isEmployee: paysAsEmployee(input) }, input.feeRows);
  const charged = new Map(fees.map(({ kind, amountCents }) => [kind, amountCents]));
  const kinds = new Set([...shown.keys(), ...charged.keys()]);
  if ([...kinds].some((kind) => (shown.get(kind) ?? 0) !== (charged.get(kind) ?? 0))) throw new DomainError('GSIM014');
}
