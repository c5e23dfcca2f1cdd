import { isLease } from '../../enumerations/finance-types.ts';
import type { Texts } from '../../errors/texts.ts';
import { repurchasePlan } from '../../proposals/repurchase.ts';

/** The papers of a proposal, in display order. They are written in Portuguese, whatever the screen's language. */
export const paperKinds = {
  PROPOSAL: { pt: 'Proposta de financiamento', en: 'Financing proposal' },
  CREDIT_CONTRACT: { pt: 'Cédula de crédito bancário', en: 'Bank credit note (CCB)' },
  LEASE_CONTRACT: { pt: 'Contrato de arrendamento mercantil', en: 'Lease contract' },
  PRIVACY: { pt: 'Aviso de privacidade e autorizações', en: 'Privacy notice and authorisations' },
  ADHESION: { pt: 'Termo de adesão aos produtos contratados', en: 'Product enrolment agreement' },
  REPURCHASE: { pt: 'Termo de recompra garantida', en: 'Guaranteed repurchase agreement' },
  DELIVERY: { pt: 'Termo de entrega do veículo', en: 'Vehicle delivery receipt' },
  DELIVERY_USED: { pt: 'Termo de entrega do veículo usado', en: 'Used-vehicle delivery receipt' },
} as const satisfies Record<string, Texts>;

/** The kind of a proposal's paper. */
export type PaperKind = keyof typeof paperKinds;
export const paperKindIds = Object.keys(paperKinds) as [PaperKind, ...PaperKind[]];

/** The file name of a paper without its ending, in the language that papers are written in: `cedula-de-credito-bancario`. */
export const paperFileStem = (kind: PaperKind): string =>
  paperKinds[kind].pt
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');

/**
 * The papers of a proposal: its contract by the plan, an adhesion only where a product was sold with the financing, a
 * repurchase term only for the plan that guarantees one, and the delivery term of a new or of a used vehicle.
 */
export function papersOf(proposal: {
  financeTypeId: number;
  hasProducts: boolean;
  isNewVehicle: boolean;
}): readonly PaperKind[] {
  return paperKindIds.filter((kind) => {
    if (kind === 'CREDIT_CONTRACT') return !isLease(proposal.financeTypeId);
    if (kind === 'LEASE_CONTRACT') return isLease(proposal.financeTypeId);
    if (kind === 'DELIVERY') return proposal.isNewVehicle;
    if (kind === 'DELIVERY_USED') return !proposal.isNewVehicle;
    if (kind === 'REPURCHASE') return proposal.financeTypeId === repurchasePlan;
    return kind !== 'ADHESION' || proposal.hasProducts;
  });
}

/**
 * A credit note has one negotiable copy, the creditor's; every other is marked as non-negotiable (Lei 10.931/2004, art.
 * 29 § 3º).
 */
export const hasNegotiableCopy = (kind: PaperKind): boolean => kind === 'CREDIT_CONTRACT';
