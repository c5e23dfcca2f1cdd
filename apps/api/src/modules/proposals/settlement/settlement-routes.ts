import { proposalScope } from '@estrada/domain/proposals/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { type Route, read, write } from '../../../kernel/route.ts';
import { findProposal } from '../proposals.repository.ts';
import { resendWelcomeLetter } from '../welcome/welcome-acts.ts';
import { confirmRefund, recordWithdrawal, resendRefund } from '../withdrawal/withdrawal-acts.ts';
import { describeSettlement } from './describe-settlement.ts';
import { exportPaymentHistory, listPaymentHistory } from './payment-history.ts';
import { activateProposal, recordLien, requestLien, resendPayment, switchProposalEsign } from './settlement-acts.ts';

/** From the contract to the payment: the switch of the signature, the lien, the activation and the payment of the dealer. */
export const settlementRoutes = (): Route[] => [
  read(endpoints.readSettlement, async ({ params }, context) => {
    const scope = proposalScope(callerOf(context).viewer);
    return describeSettlement(inReach(await findProposal(context.db, scope, params.id)), context);
  }),
  write(endpoints.requestLien, requestLien),
  write(endpoints.recordLien, recordLien),
  write(endpoints.activateProposal, activateProposal),
  write(endpoints.resendPayment, resendPayment),
  write(endpoints.recordWithdrawal, recordWithdrawal),
  write(endpoints.resendRefund, resendRefund),
  write(endpoints.confirmRefund, confirmRefund),
  write(endpoints.resendWelcomeLetter, resendWelcomeLetter),
  write(endpoints.switchProposalEsign, switchProposalEsign),
  read(endpoints.listPaymentHistory, listPaymentHistory),
  read(endpoints.exportPaymentHistory, exportPaymentHistory),
];
