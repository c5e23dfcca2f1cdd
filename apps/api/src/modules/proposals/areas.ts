import type { FieldProblem } from '@estrada/domain/errors/index';
import type { ProgressStatus, ProposalEffect } from '@estrada/domain/proposals/index';
import type { EsignLevel } from '@estrada/domain/settings/index';
import type { LienStatus } from '@estrada/domain/settlement/index';
import type { SQL } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { EffectHandler } from './effect-handler.ts';
import type { ProposalRecord } from './proposals.repository.ts';

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

/** What stands between a contract and its payment. */
export interface SettlementFacts {
  /** the level at which the electronic signature is off; null: it is on */
  esignOffAt: EsignLevel | null;
  /** of the contract that holds */
  signature: ProgressStatus;
  /** of everybody who signs it */
  selfie: ProgressStatus;
  signedPaperUploaded: boolean;
  /** as it stands today; null: never asked for */
  lien: LienStatus | null;
  lienRegistered: boolean;
  paymentUnderWay: boolean;
  /** the day on which the contract that stands was signed at a distance; null: it was not */
  contractSignedOn: string | null;
  withdrawn: boolean;
}

/** What other areas do for proposals and know of them: a proposal does not know that signatures exist. */
export interface OtherAreas {
  effects: Readonly<Record<AreaEffect, EffectHandler>>;
  contractProblems(db: Db, proposal: ProposalRecord): Promise<FieldProblem[]>;
  settlementFacts(db: Db, proposal: ProposalRecord, today: string): Promise<SettlementFacts>;
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
