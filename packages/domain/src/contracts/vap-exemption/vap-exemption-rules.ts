import { DomainError } from '../../errors/domain-error.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
import { actsOf } from '../../state-machines/acts.ts';
import { esignChecks } from '../esign-switch.ts';

/** The state of the exemption of a proposal's products. */
export type VapExemptionState = 'NONE' | 'ASKED' | 'CONFIRMED';

/** A product that was sold with a financing, as the client confirms it. */
export type SoldProduct = {
  readonly code: string;
  readonly provider: string;
  /** in centavos */
  readonly premiumCents: number;
};

/** The facts for requesting the exemption. */
export type VapExemptionFacts = EditFacts & {
  readonly hasProducts: boolean;
  readonly state: VapExemptionState;
};

const refused = (key: 'vapExemption.noProducts' | 'vapExemption.confirmed') => () =>
  new DomainError('DOM002', { fields: [{ path: 'products', key }] });

/** Requesting the client's exemption of the products from the electronic signature, while it can still be switched. */
export const vapExemptionActs = actsOf<VapExemptionFacts, ProposalActor>()({
  request: [
    ...esignChecks,
    [refused('vapExemption.noProducts'), ({ hasProducts }) => hasProducts],
    [refused('vapExemption.confirmed'), ({ state }) => state !== 'CONFIRMED'],
  ],
});

/** Whether two sales contain the same products with the same amounts, in any order. */
export function isSameSale(one: readonly SoldProduct[], other: readonly SoldProduct[]): boolean {
  const textOf = (products: readonly SoldProduct[]) =>
    products
      .map(({ code, provider, premiumCents }) => JSON.stringify([code, provider, premiumCents]))
      .sort()
      .join();
  return textOf(one) === textOf(other);
}
