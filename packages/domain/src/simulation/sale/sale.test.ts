import { describe, expect, it } from 'vitest';
import { directSaleTypes } from '../../enumerations/index.ts';
import { auditCase } from '../audit/audit-case.ts';
import { quoteSimulation } from '../quote/quote.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import type { FeeRow } from '../tables/fees.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import { iofExemptionOf, paysAsEmployee, type Sale, saleProblems } from './sale.ts';

const dates = { effectiveFrom: '2026-01-01', validUntil: '2026-01-31' };
const table: PriceTableRow = {
  id: 'vd-48',
  tableCode: 'VD48',
  sourceTableCode: 'VD',
  description: 'Venda direta',
  financeTypeId: 1,
  personType: null,
  assetType: 1,
  saleType: 'VD',
  termMonths: 48,
  rateMonthly: '0.0129',
  minEntryShare: 0.2,
  maxEntryShare: null,
  campaignCode: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
  maxVehicleAgeYears: null,
  balloonShare: null,
  terms: {},
  targetRateMonthly: null,
  tierCode: null,
  taxType: 'NOT_SUBSIDIZED',
  ...dates,
};
const fee = (kind: FeeRow['kind'], state: string, clientCents: number): FeeRow => ({
  kind,
  state,
  baseCents: 95_000,
  clientCents,
  dealerCents: 0,
  employeeCents: 10_000,
  ...dates,
});
const input: QuoteInput = {
  today: '2026-01-15',
  financeTypeId: 1,
  personType: 'PF',
  assetType: 1,
  saleType: 'VD',
  modelYear: 2026,
  state: 'SP',
  vehicleValueCents: 10_000_000,
  entryValueCents: 3_000_000,
  terms: [48],
  products: [],
  ignoreTCC: false,
  priceRows: [table, { ...table, id: 'td-48', saleType: 'TD', rateMonthly: '0.0159' }],
  feeRows: [fee('TCC', 'SP', 90_000), fee('CONTRACT', 'SP', 35_000), fee('CONTRACT', 'MG', 41_000)],
  catalogue: [],
};
const quoted = (change: Partial<QuoteInput> = {}) => quoteSimulation({ ...input, ...change }).terms[0]!;
const ordinary: Sale = { personType: 'PF', assetType: 1, saleType: 'TD' };
const pathsOf = (change: Partial<Sale>) => saleProblems({ ...ordinary, ...change }).map(({ path, key }) => [path, key]);

describe('a sale', () => {
  it.each(directSaleTypes)(
    'accepts type $id $pt of its person type in a direct sale, and refuses it for the other',
    (type) => {
      const other = type.personType === 'PF' ? 'PJ' : 'PF';
      const sale = { saleType: 'VD', directSaleTypeId: type.id } as const;
      expect(pathsOf({ ...sale, personType: type.personType })).toEqual([]);
      expect(pathsOf({ ...sale, personType: other })).toEqual([['directSaleTypeId', 'directSale.notOffered']]);
    },
  );

  it.each(directSaleTypes)('from the stock accepts type $id only when it is the standard one', (type) => {
    const refused = type.segment === 'DEFAULT' ? [] : [['directSaleTypeId', 'directSale.notOffered']];
    expect(pathsOf({ personType: type.personType, directSaleTypeId: type.id })).toEqual(refused);
  });

  it('refuses incompatible values at their field', () => {
    expect(pathsOf({ saleType: 'VD', assetType: 2 })).toEqual([['saleType', 'directSale.newOnly']]);
    expect(pathsOf({ directSaleTypeId: 20 })).toEqual([['directSaleTypeId', 'directSale.notOffered']]);
    expect(pathsOf({ personType: 'PJ', isEmployee: true })).toEqual([['isEmployee', 'employee.personOnly']]);
    expect(pathsOf({ taxRegime: 'SIMPLES' })).toEqual([['taxRegime', 'taxRegime.companyOnly']]);
    expect(pathsOf({ personType: 'PJ', taxRegime: 'MEI' })).toEqual([]);
    expect(pathsOf({ isAssignmentOfRights: true })).toEqual([['isAssignmentOfRights', 'assignment.usedOnly']]);
    expect(pathsOf({ isAssignmentOfRights: true, assetType: 2 })).toEqual([]);
  });

  it.each(directSaleTypes)('accepts `pcd` only as the kind of buyer $id implies', (type) => {
    const sale = { saleType: 'VD', directSaleTypeId: type.id, personType: type.personType } as const;
    const isPcd = type.id === 6 || type.id === 12;
    expect(pathsOf({ ...sale, pcd: isPcd })).toEqual([]);
    expect(pathsOf({ ...sale, pcd: !isPcd })).toEqual([['pcd', 'directSale.pcd']]);
    expect(pathsOf({ pcd: true })).toEqual([['pcd', 'directSale.pcd']]);
  });

  it('accepts sale options that can be combined for one buyer, and refuses others at their field', () => {
    const direct = { saleType: 'VD' } as const;
    expect(pathsOf({ ...direct, saleOptionTypeIds: [4, 7] })).toEqual([]);
    expect(pathsOf({ ...direct, saleOptionTypeIds: [7, 4], directSaleTypeId: 4 })).toEqual([]);
    expect(pathsOf({ ...direct, saleOptionTypeIds: [1, 4] })).toEqual([['saleOptionTypeIds', 'saleOption.alone']]);
    expect(pathsOf({ ...direct, saleOptionTypeIds: [3] })).toEqual([['saleOptionTypeIds', 'directSale.notOffered']]);
    expect(pathsOf({ saleOptionTypeIds: [4] })).toEqual([['saleOptionTypeIds', 'directSale.notOffered']]);
    expect(pathsOf({ ...direct, saleOptionTypeIds: [4], directSaleTypeId: 1 })).toEqual([
      ['saleOptionTypeIds', 'saleOption.otherBuyer'],
    ]);
  });

  it('uses the first sale option when no kind of buyer is given', () => {
    const direct = { ...ordinary, saleType: 'VD' } as const;
    expect(iofExemptionOf({ ...direct, saleOptionTypeIds: [1] })).not.toBeNull();
    expect(paysAsEmployee({ ...direct, saleOptionTypeIds: [7, 4] })).toBe(true);
    expect(paysAsEmployee({ ...direct, saleOptionTypeIds: [5] })).toBe(false);
  });

  it('is quoted from the tables of its own sale type', () => {
    expect(quoted().table.id).toBe('vd-48');
    expect(quoted({ saleType: 'TD' }).table.id).toBe('td-48');
  });

  it('uses the plate state for the contract registration, and the client state for everything else', () => {
    const feesOf = (change: Partial<QuoteInput>) =>
      quoteSimulation({ ...input, ...change }).fees.map(({ kind, amountCents }) => [kind, amountCents]);
    expect(feesOf({})).toEqual([
      ['TCC', 90_000],
      ['CONTRACT', 35_000],
    ]);
    expect(feesOf({ plateState: 'MG' })).toEqual([
      ['TCC', 90_000],
      ['CONTRACT', 41_000],
    ]);
    expect(() => feesOf({ plateState: 'RJ' })).toThrow(expect.objectContaining({ code: 'noFluxForState' }));
  });

  it('charges employee fees to employees of the maker, declared or implied by the type of buyer', () => {
    const tccOf = (change: Partial<QuoteInput>) => quoteSimulation({ ...input, ...change }).fees[0]!.amountCents;
    expect([tccOf({}), tccOf({ isEmployee: true }), tccOf({ directSaleTypeId: 4 })]).toEqual([90_000, 10_000, 10_000]);
    const employees = directSaleTypes.filter(({ id: directSaleTypeId, personType }) =>
      paysAsEmployee({ ...ordinary, saleType: 'VD', personType, directSaleTypeId }),
    );
    expect(employees.map(({ id }) => id)).toEqual([4, 7, 18, 19]);
  });
});

describe('the exemption of IOF (Lei 8.383/1991, art. 72)', () => {
  it('applies to taxi drivers, their cooperatives and disabled drivers only', () => {
    const exempt = directSaleTypes.filter(({ id: directSaleTypeId, personType }) =>
      iofExemptionOf({ ...ordinary, saleType: 'VD', personType, directSaleTypeId }),
    );
    expect(exempt.map(({ id }) => id)).toEqual([1, 6, 11]);
  });

  it.each([1, 6])('removes only the tax from the loan, and matches the audit command: type %i', (id) => {
    const { loan, iofExemption } = quoted({ directSaleTypeId: id });
    // R$ 70.000 of credit and R$ 1.250 of fees at 1.29 % over 48 months: 71.250 · 0.0129 / (1 − 1.0129^−48)
    expect(loan.iof).toEqual({ totalCents: 0, dailyCents: 0, additionalCents: 0, row: null });
    expect([loan.financedTotalCents, loan.installmentCents]).toEqual([7_125_000, 200_032]);
    expect(iofExemption?.pt).toContain('Lei 8.383/1991, art. 72');
    expect(iofExemption?.en).toContain('Law 8.383/1991, art. 72');
    const audited = auditCase({
      id: 1,
      kind: 'loan',
      vehiclePrice: '100000',
      downPayment: '30000',
      monthlyRate: '0.0129',
      installments: 48,
      release: '2026-01-15',
      taxpayer: 'exempt',
      feesFinanced: [
        { name: 'TCC', amount: '900.00' },
        { name: 'CONTRACT', amount: '350.00' },
      ],
    });
    expect(audited).toMatchObject({
      iofTotal: '0.00',
      financedTotal: '71250.00',
      installment: '2000.32',
      cetAnnualPct: loan.cetAnnualPercent.toFixed(2),
    });
  });

  it('is not applied when client or vehicle do not meet its conditions', () => {
    const taxed = quoted({ directSaleTypeId: 1, takesIofExemption: false });
    expect(taxed.loan.iof.totalCents).toBeGreaterThan(0);
    expect(taxed.iofExemption).toBeNull();
    expect(taxed.loan.iof).toEqual(quoted({ directSaleTypeId: 5 }).loan.iof);
  });

  it('does not apply to a lease, which is not a credit operation', () => {
    const lease = {
      ...table,
      financeTypeId: 6,
      terms: {
        vrg: {
          dilutedShare: { min: 0, max: 0.4 },
          finalShare: { min: 0.01, max: 0.3 },
          maxTotalShare: 0.8,
          timings: ['arrears' as const],
        },
      },
    };
    const term = quoted({ financeTypeId: 6, priceRows: [lease], directSaleTypeId: 1 });
    expect([term.loan.iof.totalCents, term.iofExemption]).toEqual([0, null]);
  });
});
