import type { ModuleFlags } from '../access/index.ts';
import type { InsuranceCode } from '../products/index.ts';

/** The products that an insurer can be asked to price. */
export type InsuredProduct = InsuranceCode;

/** An insurer: what it prices, and the module that its products depend on, where there is one. */
type Insurer = { readonly products: readonly InsuredProduct[]; readonly module?: keyof ModuleFlags };

/** The insurers, by the name that the register of products and the uploaded tables have for them. */
const insurers = {
  LIBERTY: { products: ['SEGURO_AUTO', 'PMC', 'PMC_DAY_2', 'CHEV_PLUS'], module: 'liberty' },
  CARDIF: { products: ['PMC'] },
  ASSURANT: { products: ['GAP'], module: 'assurant' },
  METLIFE: { products: ['LIFE', 'PPI'] },
} as const satisfies Record<string, Insurer>;

export type InsurerId = keyof typeof insurers;
export const insurerNames = Object.keys(insurers) as [InsurerId, ...InsurerId[]];

/** The name of an insurer for people; the register of products has it in capitals. */
export const insurerTitle = (insurer: InsurerId): string =>
  ({ LIBERTY: 'Liberty', CARDIF: 'Cardif', ASSURANT: 'Assurant', METLIFE: 'MetLife' })[insurer];

const isInsurer = (provider: string): provider is InsurerId => Object.hasOwn(insurers, provider);

/** Whether a registered insurer's products can be had: always, unless they depend on a module that is off. */
export function isInsurerActive(provider: string, modules: ModuleFlags): boolean {
  const { module }: Partial<Insurer> = isInsurer(provider) ? insurers[provider] : {};
  return module === undefined || modules[module];
}

/** The insurer of that name, where it prices a product itself. */
export const insurerOf = (provider: string, product: string): InsurerId | null =>
  isInsurer(provider) && (insurers[provider].products as readonly string[]).includes(product) ? provider : null;

/** Every product that an insurer prices itself, while its module is on. */
export const insuredProducts = (modules: ModuleFlags): { code: InsuredProduct; provider: InsurerId }[] =>
  insurerNames
    .filter((provider) => isInsurerActive(provider, modules))
    .flatMap((provider) => insurers[provider].products.map((code) => ({ code, provider })));

/** The terms of cover that an insurer sells of a product: full years within its terms, in months. */
export const yearlyTerms = ({
  minTermMonths,
  maxTermMonths,
}: {
  minTermMonths: number;
  maxTermMonths: number;
}): number[] =>
  Array.from({ length: 10 }, (_, year) => (year + 1) * 12).filter(
    (term) => term >= minTermMonths && term <= maxTermMonths,
  );
