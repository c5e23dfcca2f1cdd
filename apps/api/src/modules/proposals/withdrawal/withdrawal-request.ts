import type { RefundFigures, RefundTerms, WithdrawalChannel } from '@estrada/domain/settlement/index';

/** What the client has said, as finance writes it down, with the figures that follow from it. */
export interface WithdrawalRequest {
  contractId: string;
  contractSignedOn: string;
  wishedOn: string;
  channel: WithdrawalChannel;
  reason: string;
  principalFrom: 'dealer' | 'client';
  clientPaidCents: number;
  correction: string;
  terms: RefundTerms;
  figures: RefundFigures;
}
