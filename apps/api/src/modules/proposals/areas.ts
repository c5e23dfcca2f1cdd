import type { ProposalEffect } from '@estrada/domain/proposals/index';
import type { SQL } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { EffectHandler } from './effect-handler.ts';
import type { ProposalRecord } from './proposals.repository.ts';
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
>;

/** The facts of a proposal that other areas know. */
export type AreaFact = Extract<
  keyof ReadableFacts,
  | 'contractProblems'
  | 'esignOffAt'
  | 'isElectronicSignature'
  | 'signature'
  | 'selfie'
  | 'signedPaperUploaded'
  | 'lienRegistered'
  | 'paymentUnderWay'
  | 'contractSignedOn'
  | 'daysSinceContract'
  | 'withdrawn'
>;

/** What other areas do for proposals and know of them: a proposal does not know that signatures exist. */
export interface OtherAreas {
  effects: Readonly<Record<AreaEffect, EffectHandler>>;
  facts: FactLoaders<AreaFact>;
  /** Begins the work again that an area does behind a status, where it waits for nobody. */
  resume(proposal: ProposalRecord, context: WriteContext): Promise<void>;
  /** rows of proposals with a selfie that somebody may decide on now */
  hasDoubtfulSelfie: SQL;
}

let joined: OtherAreas | null = null;

/** Hands over what the other areas do; the program does it once, when it joins its areas. */
export function joinAreas(areas: OtherAreas): void {
  joined = areas;
}

/** @throws Error where a proposal is touched before the areas were joined */
export function otherAreas(): OtherAreas {
  if (!joined) throw new Error('The areas around the proposals were not joined');
  return joined;
}
