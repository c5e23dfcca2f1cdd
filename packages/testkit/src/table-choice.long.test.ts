/**
 * The choice of a price table against a second, independent reading of its rules, for random tables and random requests
 * (docs/specification/simulation.md#tiers). The reading goes rule by rule and knows nothing of the product's code.
 */

import { DomainError } from '@estrada/domain/errors/index';
import { type PriceChoice, type PriceTableRow, termsAllowed } from '@estrada/domain/simulation/index';
import { expect, it } from 'vitest';
import { longRun } from './long-runs.ts';

const { seed, runs, random, timeoutMs } = longRun(200, 10_000);

const days = ['2026-11-01', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-12-31'] as const;
const campaigns = [null, null, 'LINHA-26', 'LINHA-27'] as const;
/** A vehicle is in no campaign, in one, or in several of the same years. */
const memberships = [undefined, [], ['LINHA-26'], ['LINHA-27'], ['LINHA-26', 'LINHA-27'], ['OUTRA']] as const;
const tiers = [null, null, 'TR1', 'TR2'] as const;

function drawRow(index: number): PriceTableRow {
  const first = random.below(days.length);
  const rate = random.pick(['0.0099', '0.0129', '0.0159']);
  return {
    id: `r${index}`,
    tableCode: `T${index}`,
    sourceTableCode: 'S',
    description: '',
    terms: {},
    financeTypeId: random.pick([1, 4]),
    termMonths: random.pick([24, 36]),
    rateMonthly: rate,
    personType: random.pick([null, 'PF', 'PJ'] as const),
    assetType: random.pick([1, 2] as const),
    saleType: random.pick(['TD', 'VD'] as const),
    taxType: 'NOT_SUBSIDIZED' as const,
    minEntryShare: random.pick([0, 0.2, 0.5]),
    maxEntryShare: random.pick([null, 0.5, 0.8]),
    campaignCode: random.pick(campaigns),
    tierCode: random.pick(tiers),
    maxVehicleAgeYears: random.pick([null, 0, 5]),
    commissionShare: null,
    minRateMonthly: null,
    maxRateMonthly: null,
    balloonShare: null,
    targetRateMonthly: null,
    effectiveFrom: days[first]!,
    validUntil: days[first + random.below(days.length - first)]!,
  };
}

const drawChoice = (): PriceChoice => ({
  financeTypeId: random.pick([1, 4]),
  personType: random.pick(['PF', 'PJ'] as const),
  assetType: random.pick([1, 2] as const),
  saleType: random.pick(['TD', 'VD'] as const),
  modelYear: random.pick([2020, 2026, 2027]),
  entryShare: random.pick([0, 0.2, 0.5, 0.6, 0.9]),
  today: '2026-11-21',
  tierCode: random.pick(tiers) ?? undefined,
  campaignCodes: random.pick(memberships),
});

/** Why a row may not price a choice, one rule after the other; empty where it may. */
function objections(row: PriceTableRow, choice: PriceChoice): string[] {
  const found: string[] = [];
  if (row.financeTypeId !== choice.financeTypeId) found.push('plan');
  if (row.personType && row.personType !== choice.personType) found.push('person');
  if (row.assetType !== choice.assetType) found.push('condition');
  if (row.saleType !== choice.saleType) found.push('sale');
  const isMember = (code: string) => (choice.campaignCodes ?? []).some((own) => own === code);
  if (row.campaignCode && !isMember(row.campaignCode)) found.push('group of vehicles');
  if (row.tierCode && row.tierCode !== choice.tierCode) found.push('tier');
  if (row.maxVehicleAgeYears !== null && 2026 - choice.modelYear > row.maxVehicleAgeYears) found.push('age');
  if (row.effectiveFrom > '2026-11-21' || row.validUntil < '2026-11-21') found.push('validity');
  // the law requires the offer of the 21st to be valid on the 22nd and the 23rd
  else if (row.validUntil < '2026-11-23') found.push('end');
  if (choice.entryShare < row.minEntryShare) found.push('entry too low');
  if (row.maxEntryShare !== null && choice.entryShare > row.maxEntryShare) found.push('entry too high');
  return found;
}

/** The row that prices a term: of those that may, the lowest rate, then the one that began last. */
function priceOf(rows: readonly PriceTableRow[], termMonths: number): string[] {
  const ofTerm = rows.filter((row) => row.termMonths === termMonths);
  const lowest = Math.min(...ofTerm.map((row) => Number(row.rateMonthly)));
  const cheapest = ofTerm.filter((row) => Number(row.rateMonthly) === lowest);
  const latest = cheapest
    .map((row) => row.effectiveFrom)
    .sort()
    .at(-1);
  return cheapest.filter((row) => row.effectiveFrom === latest).map((row) => row.id);
}

it(
  'prices each term from the table chosen by an independent implementation of the rules',
  () => {
    for (let run = 0; run < runs; run++) {
      const rows = Array.from({ length: 40 }, (_, index) => drawRow(index));
      const choice = drawChoice();
      const may = rows.filter((row) => objections(row, choice).length === 0);
      const said = `seed ${seed}, run ${run}`;
      let chosen: PriceTableRow[] = [];
      try {
        chosen = termsAllowed(rows, choice);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        // only where no row may; the entry is named where it is the only obstacle, else the end of tables in force
        const but = (...allowed: string[]) =>
          rows.some((row) => objections(row, choice).every((rule) => allowed.includes(rule)));
        const butForEntry = but('entry too low', 'entry too high');
        const butForEnd = but('end', 'entry too low', 'entry too high');
        const why = butForEntry
          ? ['GSIM002', 'entryValueCents']
          : butForEnd
            ? ['GOFF007', 'financeTypeId']
            : ['GSIM002'];
        expect([may, error.code, ...error.fields.map(({ path }) => path)], said).toEqual([[], ...why]);
      }
      expect(chosen.map((row) => row.id).toSorted(), said).toEqual(may.map((row) => row.id).toSorted());
      for (const term of [24, 36]) {
        const first = chosen.find((row) => row.termMonths === term);
        if (first) expect(priceOf(may, term), said).toContain(first.id);
      }
    }
  },
  timeoutMs,
);
