import type { ProposalEffect } from '@estrada/domain/proposals/index';
import type { ClientForm } from '@estrada/domain/proposals/registration/index';
import type { SQL } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { SimulationRow } from '../simulation/index.ts';
import type { EffectHandler } from './effect-handler.ts';
import type { ListProgress, ProposalRecord } from './proposals.repository.ts';
import type { FactLoaders, ReadableFacts } from './read-facts.ts';

/** The effects of a move that other areas carry out. */
export type AreaEffect = Extract<
  ProposalEffect,
  | 'requestClientDocuments'
  | 'generateContracts'
  | 'voidContract'
  | 'cancelSignatures'
  | 'cancelSelfies'
  | 'releaseLien'
  | 'requestPayment'
  | 'confirmPaymentByHand'
  | 'sendWelcomeLetter'
  | 'recordWithdrawal'
  | 'refund'
  | 'reserveDiscount'
  | 'countDiscount'
  | 'releaseDiscount'
  | 'releaseDiscountLater'
>;

/** The facts of a proposal that other areas provide. */
export type AreaFact = Extract<
  keyof ReadableFacts,
  | 'contractProblems'
  | 'esignOffAt'
  | 'isElectronicSignature'
  | 'signature'
  | 'selfie'
  | 'openFraudSignals'
  | 'signatureRefusal'
  | 'signedPaperUploaded'
  | 'openFundingItems'
  | 'lienRegistered'
  | 'paymentUnderWay'
  | 'contractSignedOn'
  | 'daysSinceContract'
  | 'withdrawn'
>;

/** Effects and facts of proposals that other areas provide: a proposal does not know that signatures exist. */
export interface OtherAreas extends ListProgress {
  effects: Readonly<Record<AreaEffect, EffectHandler>>;
  facts: FactLoaders<AreaFact>;
  /** Restarts another area's work behind a status, where it is not waiting for a person. */
  resume(proposal: ProposalRecord, context: WriteContext): Promise<void>;
  /** Follows a change of how a client is reached, after the proposal was sent. */
  contactChanged(
    proposal: ProposalRecord,
    change: { document: string; name: string; changed: string },
    context: WriteContext,
  ): Promise<void>;
  /** The figures were recalculated: a use of a coupon or voucher that they no longer contain is released. */
  figuresChanged(proposal: ProposalRecord, context: WriteContext): Promise<void>;
  /** What the client of a simulation has registered themselves; null: nothing. */
  registrationOf(simulation: SimulationRow, context: WriteContext): Promise<ClientForm | null>;
  /** Follows a proposal that was created from a simulation. */
  opened(proposal: ProposalRecord, simulation: SimulationRow, context: WriteContext): Promise<void>;
  /** Follows a move of the sale, where the credit contract decides on more than itself. */
  moved(
    change: { before: ProposalRecord; after: ProposalRecord; isWithdrawn: boolean },
    context: WriteContext,
  ): Promise<void>;
  /** rows of proposals with a selfie that awaits a decision now */
  hasDoubtfulSelfie: SQL;
}

let joined: OtherAreas | null = null;

/** Registers the other areas; the program calls it once, when it assembles its areas. */
export function joinAreas(areas: OtherAreas): void {
  joined = areas;
}

/** @throws Error where a proposal is used before the areas are registered */
export function otherAreas(): OtherAreas {
  if (!joined) throw new Error('The areas around the proposals were not joined');
  return joined;
}
