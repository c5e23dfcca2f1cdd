import type { Texts } from '../errors/index.ts';
import type { Money } from '../money/index.ts';

/** The columns of the menu; `none` is the financing without its products, `custom` is composed in the sale. */
export const menuColumns = ['none', 'essential', 'complete', 'custom'] as const;
export type MenuColumn = (typeof menuColumns)[number];

/** The columns as people read them. */
export const menuColumnNames = [
  { id: 'none', pt: 'Sem produtos', en: 'No products' },
  { id: 'essential', pt: 'Essencial', en: 'Essential' },
  { id: 'complete', pt: 'Completa', en: 'Complete' },
  { id: 'custom', pt: 'Sob medida', en: 'Custom' },
] as const satisfies readonly ({ id: MenuColumn } & Texts)[];

/** A product of a column with its price. Amounts in centavos. */
export type MenuProduct = {
  code: string;
  provider: string;
  premiumCents: Money;
  /** false: paid apart, so it adds nothing to the instalment */
  isFinanced: boolean;
  /** what it adds to the instalment of its column */
  monthlyCents: Money;
  /** null where the plan has no instalment every month */
  perDayCents: Money | null;
};
