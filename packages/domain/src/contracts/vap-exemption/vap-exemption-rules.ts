import { DomainError } from '../../errors/domain-error.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
import { assertMaySwitchEsign } from '../esign-switch.ts';

/** How far the exemption of the products of a proposal is. */
export type VapExemptionState = 'NONE' | 'ASKED' | 'CONFIRMED';

/** A product that was sold with a financing, as the client confirms it. */
export type SoldProduct = {
  readonly code: string;
  readonly provider: string;
  /** in centavos */
  readonly premiumCents: number;
};

/** What asking the client for the exemption looks at. */
export type VapExemptionFacts = EditFacts & {
  readonly hasProducts: boolean;
  readonly state: VapExemptionState;
};

/**
 * Refuses to ask the client to exempt the products from the electronic signature.
 *
 * @throws DomainError PRS002, PRS006 and not allowed (SEC004) as the switch of the electronic signature; DOM002 where nothing was sold
 *   with the financing, or the client has confirmed already
 */
export function assertMayRequestVapExemption(facts: VapExemptionFacts, actor: ProposalActor): void {
  assertMaySwitchEsign(facts, actor);
  if (!facts.hasProducts) throw refused('vapExemption.noProducts');
  if (facts.state === 'CONFIRMED') throw refused('vapExemption.confirmed');
}

const refused = (key: 'vapExemption.noProducts' | 'vapExemption.confirmed') =>
  new DomainError('DOM002', { fields: [{ path: 'products', key }] });

/** Whether somebody may ask for it now. */
export function mayRequestVapExemption(facts: VapExemptionFacts, actor: ProposalActor | null): boolean {
  if (actor === null) return false;
  try {
    assertMayRequestVapExemption(facts, actor);
    return true;
  } catch {
    return false;
  }
}

/** Whether two sales hold the same products at the same amounts, in whatever order. */
export function isSameSale(one: readonly SoldProduct[], other: readonly SoldProduct[]): boolean {
  const textOf = (products: readonly SoldProduct[]) =>
    products
      .map(({ code, provider, premiumCents }) => JSON.stringify([code, provider, premiumCents]))
      .sort()
      .join();
  return textOf(one) === textOf(other);
}
