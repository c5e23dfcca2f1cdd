import type { FinanceType } from '@estrada/domain/enumerations/index';
import {
  type BoundedNumber,
  type ChoiceSpec,
  choiceSpec,
  findPlan,
  type PlanChoices,
  type PriceTableRow,
  preselectTerms,
} from '@estrada/domain/simulation/index';
import { priceRows } from '@estrada/testkit/index';

/**
 * One plan with a client's choices: an entry that its tables accept, choices other than its defaults, the terms then
 * shown.
 */
export type PlanExample = {
  type: FinanceType;
  /** the demo's table rows of the terms on the cards */
  rows: readonly PriceTableRow[];
  entryValueCents: number;
  /** the plan fixes the entry: it is not an input */
  isEntryFixed: boolean;
  specs: readonly ChoiceSpec[];
  choices: PlanChoices;
};

/** A plan for a new vehicle, by the demo's own tables. */
export function examplePlan(type: FinanceType, vehicleValueCents: number, today: string): PlanExample {
  const ofPlan = priceRows(today)
    .filter((row) => row.financeTypeId === type.id && row.assetType === 1 && row.saleType === 'TD')
    .map((row) => ({ ...row, id: row.tableCode }));
  const fixedCents = findPlan(type.id)!.fixedEntryCents?.(vehicleValueCents);
  const share = Math.max(0.3, ...ofPlan.map((row) => row.minEntryShare));
  const entryValueCents = fixedCents ?? Math.ceil((vehicleValueCents * share) / 100) * 100;
  const terms = ofPlan.map((row) => row.termMonths).toSorted((a, b) => a - b);
  const shown = preselectTerms(type.id, terms);
  const rows = shown.map((term) => ofPlan.find((row) => row.termMonths === term)!);
  const specs = choiceSpec(rows[0]!);
  const choices = Object.assign({}, ...specs.map(otherChoice)) as PlanChoices;
  return { type, rows, entryValueCents, isEntryFixed: fixedCents !== undefined, specs, choices };
}

/** A value within the bounds that is not the default. */
function otherChoice(spec: ChoiceSpec): PlanChoices {
  switch (spec.kind) {
    case 'days':
    case 'unit':
    case 'timing':
      return { [spec.key]: spec.allowed.at(-1) };
    case 'share':
      return { [spec.key]: between(spec) };
    case 'balloons': {
      const { share, startMonth, intervalMonths } = spec;
      const balloons = {
        count: 2,
        share: between(share),
        startMonth: startMonth.min + 1,
        intervalMonths: intervalMonths.allowed.at(-1)!,
      };
      return { balloons };
    }
    case 'months':
      return { shareMonths: { first: Math.floor(spec.first.max / 2), second: spec.second.max - 1 } };
    case 'fixedAmounts': {
      const fixedAmounts = [
        { month: 6, amountCents: 10 * spec.minCents },
        { month: 12, amountCents: 50 * spec.minCents },
      ];
      return { fixedAmounts };
    }
  }
}

/** A third of the way up, a whole percentage: it is typed. */
const between = ({ min, max }: BoundedNumber) => Math.round(100 * (min + (max - min) / 3)) / 100;
