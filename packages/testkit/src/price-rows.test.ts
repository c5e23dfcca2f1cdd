import { financeTypes } from '@estrada/domain/enumerations/index';
import { checkPriceTable, choiceSpec, findPlan, quoteSimulation } from '@estrada/domain/simulation/index';
import { describe, expect, it } from 'vitest';
import { feeRows, priceRows } from './parameter-rows.ts';

const today = '2026-11-20';
const rows = priceRows(today).map((row) => ({ ...row, id: row.tableCode }));

describe('the demo price tables', () => {
  it('cover every finance type, each row with its own code', () => {
    const served = new Set(rows.map((row) => row.financeTypeId));
    expect(financeTypes.map(({ id }) => id).filter((id) => !served.has(id))).toEqual([]);
    expect(new Set(rows.map((row) => row.tableCode)).size).toBe(rows.length);
  });

  it.each(rows)('can be used for a quote unchanged: $tableCode', (row) => {
    expect(checkPriceTable(row)).toEqual([]);
    const { fixedEntryCents } = findPlan(row.financeTypeId)!;
    const vehicleValueCents = 12_000_000;
    const { terms } = quoteSimulation({
      today,
      financeTypeId: row.financeTypeId,
      personType: 'PF',
      tierCode: row.tierCode ?? undefined,
      campaignCodes: row.campaignCode === null ? [] : [row.campaignCode],
      assetType: row.assetType,
      saleType: row.saleType,
      modelYear: 2026,
      state: 'SP',
      vehicleValueCents,
      entryValueCents: fixedEntryCents?.(vehicleValueCents) ?? vehicleValueCents * Math.max(row.minEntryShare, 0.3),
      terms: [],
      ignoreTCC: false,
      isEmployee: false,
      products: [],
      priceRows: [row],
      feeRows: feeRows(today),
      catalogue: [],
    });
    expect(terms[0]?.loan.installmentCents).toBeGreaterThan(0);
    expect(Object.keys(terms[0]!.choices)).toEqual(choiceSpec(row).map(({ key }) => key));
    if (row.taxType !== 'NOT_SUBSIDIZED') expect(terms[0]?.subsidyCents).toBeGreaterThan(0);
  });
});
