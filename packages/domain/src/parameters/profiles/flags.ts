import { type CapabilityRule, capabilities, type Role } from '../../access/index.ts';
import type { EnumerationRow } from '../../enumerations/index.ts';

/** The rights of a profile in a simulation; the names are those of the wire. */
export const profileFlags = [
  { id: 'viewDirectSale', pt: 'Ver venda direta', en: 'See direct sale' },
  { id: 'viewSimulationTax', pt: 'Ver taxas e IOF', en: 'See rates and IOF' },
  { id: 'viewSimulationResume', pt: 'Ver o resumo', en: 'See the simulation summary' },
  { id: 'viewPricingRateNet', pt: 'Ver taxa líquida', en: 'See net rate' },
  { id: 'viewPricingRateSpecial', pt: 'Ver taxa especial', en: 'See special rate' },
  { id: 'viewPricingRateComprada', pt: 'Ver taxa comprada', en: 'See bought-down rate' },
  { id: 'createPropose', pt: 'Criar propostas', en: 'Create proposals' },
  { id: 'viewPaymentReport', pt: 'Ver o histórico de pagamentos', en: 'See the payment history' },
] as const satisfies readonly EnumerationRow[];

export type ProfileFlag = (typeof profileFlags)[number]['id'];
export type ProfileFlags = Readonly<Record<ProfileFlag, boolean>>;

export const profileFlagNames: readonly ProfileFlag[] = profileFlags.map(({ id }) => id);

/** The flags that are rights of a user: each applies on a screen where it is on in any combination of the profile. */
export const rightFlags = ['createPropose', 'viewPaymentReport'] as const;
export type RightFlag = (typeof rightFlags)[number];

/**
 * The defaults without a save: parts of the simulator are shown, and rights must be granted. They also apply to plans
 * and channels that are added later.
 */
export const defaultFlags: ProfileFlags = {
  viewDirectSale: true,
  viewSimulationTax: true,
  viewSimulationResume: true,
  viewPricingRateNet: true,
  viewPricingRateSpecial: true,
  viewPricingRateComprada: true,
  createPropose: false,
  viewPaymentReport: false,
};

/**
 * Whether a flag has an effect for a profile. A right has one only where the access table depends on it: a
 * representante writes proposals without it, and consulta never does.
 */
export function flagDecides(flag: ProfileFlag, profile: Role): boolean {
  if (!rightFlags.some((right) => right === flag)) return true;
  const rules: readonly CapabilityRule[] = Object.values(capabilities);
  return rules.some(({ condition, conditionalRoles }) => condition === flag && conditionalRoles?.includes(profile));
}
