import type { CalendarDate } from '../../calendar/index.ts';
import type { Texts } from '../../errors/texts.ts';
import type { DaysInForce } from '../../uploads/lines-over-days.ts';
import { isValidOn, type LineShape } from './banded-lines.ts';

/** The coverages of the auto insurance. */
export const autoCoverages = ['A', 'B', 'C'] as const;
export type AutoCoverage = (typeof autoCoverages)[number];

/** How a vehicle is used, as the insurer distinguishes. */
export const commercialCategories = {
  1: { pt: 'particular', en: 'private' },
  2: { pt: 'táxi', en: 'taxi' },
  3: { pt: 'aplicativo', en: 'ride-hailing' },
  4: { pt: 'carga', en: 'freight' },
} as const satisfies Record<number, Texts>;
export type CommercialCategory = keyof typeof commercialCategories;

/** The commission of the auto insurance, whose price is the insurer's own. */
export type AutoCommissionRow = DaysInForce & {
  coverage: AutoCoverage;
  category: CommercialCategory;
  /** in millionths of the net premium: 150 000 is 15 % */
  commissionMillionths: number;
};

export const autoCommissionShape: LineShape<AutoCommissionRow> = { choices: ['coverage', 'category'], bands: [] };

/** The commission for a coverage and a category, in millionths; null where it is not offered. */
export function autoCommission(
  rows: readonly AutoCommissionRow[],
  { coverage, category, today }: { coverage: AutoCoverage; category: CommercialCategory; today: CalendarDate },
): number | null {
  const found = rows.find((row) => row.coverage === coverage && row.category === category && isValidOn(row, today));
  return found?.commissionMillionths ?? null;
}
