import { type Capability, type CapabilityRule, capabilities } from '../access/capabilities.ts';
import type { Role } from '../access/roles.ts';

/** A step of an installation, and the right to perform it; `roles` where not every role with that right may. */
type Step = { right: Capability; roles?: readonly Role[] };

/**
 * The steps before the first simulation, in order. The federal taxes are included in the product, so they are no step.
 */
const steps = {
  /** users of the provider, besides the first account */
  staff: { right: 'user-registration', roles: ['provisioning'] },
  /** the lender: the product contains a sample, which the installation's own row replaces */
  lender: { right: 'lender-change' },
  /** a branch and a group, which every dealer needs */
  units: { right: 'branches-groups' },
  dealers: { right: 'dealer-register' },
  vehicles: { right: 'vehicles' },
  priceTables: { right: 'plans-upload' },
  /** the registration fee of a state */
  fees: { right: 'tcc' },
  /** the fee of registering the contract, which every simulation also needs */
  contractFees: { right: 'riskprice-contract' },
  /** the profiles that write proposals: by default profiles have read access only */
  profiles: { right: 'profile-parameters-change' },
  /** users of a dealer, who simulate */
  sellers: { right: 'user-registration' },
} as const satisfies Readonly<Record<string, Step>>;

export type InstallationStep = keyof typeof steps;

export const installationSteps: Readonly<Record<InstallationStep, Step>> = steps;

export const installationStepNames = Object.keys(steps) as [InstallationStep, ...InstallationStep[]];

/** The rights to perform any of the steps: their users see the list. */
export const installationRights = [...new Set(Object.values(steps).map(({ right }) => right))] as [
  Capability,
  ...Capability[],
];

/** The profiles that perform a step. */
export function rolesOfStep(name: InstallationStep): readonly Role[] {
  const { right, roles } = installationSteps[name];
  const rule: CapabilityRule = capabilities[right];
  return roles ?? rule.roles;
}
