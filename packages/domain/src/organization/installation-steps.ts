import { type Capability, type CapabilityRule, capabilities } from '../access/capabilities.ts';
import type { Role } from '../access/roles.ts';

/** What an installation gets, and the right of who brings it; `roles` where not everybody with that right may. */
type Step = { right: Capability; roles?: readonly Role[] };

/**
 * What must be there before anybody can simulate, in the order in which it is brought. The taxes of the federation come
 * with the product, so none is missing.
 */
const steps = {
  /** people of the provider, beside the first account */
  staff: { right: 'user-registration', roles: ['provisioning'] },
  /** who lends: the product comes with a sample, which a row of the installation's own takes over from */
  lender: { right: 'lender-change' },
  /** a branch and a group, which each dealer belongs to */
  units: { right: 'branches-groups' },
  dealers: { right: 'dealer-register' },
  vehicles: { right: 'vehicles' },
  priceTables: { right: 'plans-upload' },
  /** the registration fee of a state */
  fees: { right: 'tcc' },
  /** the fee of registering the contract, which every simulation takes too */
  contractFees: { right: 'riskprice-contract' },
  /** who of them writes proposals: the profiles come with the right to look, and with no other */
  profiles: { right: 'profile-parameters-change' },
  /** people of a dealer, who simulate */
  sellers: { right: 'user-registration' },
} as const satisfies Readonly<Record<string, Step>>;

export type InstallationStep = keyof typeof steps;

export const installationSteps: Readonly<Record<InstallationStep, Step>> = steps;

export const installationStepNames = Object.keys(steps) as [InstallationStep, ...InstallationStep[]];

/** The rights of who brings something: to them the list is shown. */
export const installationRights = [...new Set(Object.values(steps).map(({ right }) => right))] as [
  Capability,
  ...Capability[],
];

/** The profiles that bring what a step wants. */
export function rolesOfStep(name: InstallationStep): readonly Role[] {
  const { right, roles } = installationSteps[name];
  const rule: CapabilityRule = capabilities[right];
  return roles ?? rule.roles;
}
