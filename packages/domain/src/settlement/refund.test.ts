import { describe, expect, it } from 'vitest';
import { type RefundTerms, refundFigures } from './refund.ts';

const terms: RefundTerms = {
  vehicleValueCents: 10_000_000,
  entryValueCents: 3_000_000,
  items: [
    { labelPt: 'Tarifa de cadastro', labelEn: 'Registration fee', amountCents: 95_000 },
    { labelPt: 'Seguro', labelEn: 'Insurance', amountCents: 0 },
  ],
  iofCents: 210_033,
  financedCents: 7_305_033,
  paidToDealerCents: 7_000_000,
};
const choice = { principalFrom: 'dealer', clientPaidCents: 0, correction: '0' } as const;
const line = (kind: string, of = refundFigures(terms, choice)) => of.lines.find((one) => one.kind === kind);

describe('refund figures', () => {
  it('cancel the whole loan: vehicle, fees and tax, to the centavo', () => {
    const { lines, cancelledCents } = refundFigures(terms, choice);
    const lent = lines.filter(({ kind }) => ['principal', 'item', 'iof'].includes(kind));
    expect(lent.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(7_305_033);
    expect(cancelledCents).toBe(7_305_033);
  });

  it('charge the principal to the dealer who was paid, or to the client who retains the vehicle', () => {
    expect(line('principal')).toMatchObject({ amountCents: 7_000_000, from: 'dealer', to: 'lender' });
    const kept = refundFigures(terms, { ...choice, principalFrom: 'client' });
    expect(line('principal', kept)).toMatchObject({ from: 'client', to: 'lender' });
    expect(kept.toLenderCents).toBe(7_000_000);
  });

  it('charge nothing back when the dealer was not paid', () => {
    const unpaid = refundFigures({ ...terms, paidToDealerCents: 0 }, choice);
    expect([unpaid.toLenderCents, unpaid.cancelledCents]).toEqual([0, 7_305_033]);
  });

  it('include no interest, and leave the down payment to client and dealer', () => {
    expect(line('interest')).toMatchObject({ amountCents: 0 });
    expect(line('entry')).toMatchObject({ amountCents: 3_000_000, from: 'dealer', to: 'client', means: 'outside' });
  });

  it('list no fee that was not charged', () => {
    expect(refundFigures(terms, choice).lines.filter(({ kind }) => kind === 'item')).toHaveLength(1);
  });

  it('refund what the client has paid, with correction, rounded once', () => {
    const paid = refundFigures(terms, { ...choice, clientPaidCents: 123_450, correction: '0.0013' });
    expect(line('correction', paid)).toMatchObject({ amountCents: 160, from: 'lender', to: 'client' });
    expect(paid.toClientCents).toBe(123_610);
  });
});
