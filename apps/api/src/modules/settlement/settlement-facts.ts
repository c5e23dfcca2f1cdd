import { daysBetween } from '@estrada/domain/calendar/index';
import { isLienRegistered, type LienStatus, underWayPayments } from '@estrada/domain/settlement/index';
import { sql } from 'drizzle-orm';
import { envelopeInForce, signersInForce } from '../contracts/index.ts';
import { fact, rowSet } from '../proposals/index.ts';
import { proposalLiens, proposalPayments } from './settlement.tables.ts';
import { proposalWithdrawals } from './withdrawal/withdrawal.tables.ts';
import { signedOnOf } from './withdrawal/withdrawal-facts.ts';

const lastLien = rowSet<{ status: LienStatus; lapsesOn: string | null }>(
  'lastLien',
  ({ id }) => sql`
    select status, lapses_on as "lapsesOn" from ${proposalLiens} where proposal_id = ${id} order by id desc limit 1`,
);
const paymentsUnderWay = rowSet<object>(
  'paymentsUnderWay',
  ({ id }) => sql`
    select 1 from ${proposalPayments}
    where proposal_id = ${id} and kind = 'PAYMENT' and status in ${[...underWayPayments]}`,
);
const withdrawals = rowSet<object>(
  'withdrawals',
  ({ id }) => sql`select 1 from ${proposalWithdrawals} where proposal_id = ${id}`,
);

/** The facts after the contract that the moves of a proposal need. */
export const settlementFacts = {
  lienRegistered: fact({ lastLien }, ({ lastLien: [lien = null] }, _proposal, today) => isLienRegistered(today, lien)),
  paymentUnderWay: fact({ paymentsUnderWay }, (read) => read.paymentsUnderWay.length > 0),
  contractSignedOn: fact({ envelopeInForce, signersInForce }, (read) =>
    signedOnOf(read.envelopeInForce[0], read.signersInForce),
  ),
  daysSinceContract: fact({ envelopeInForce, signersInForce }, (read, _proposal, today) => {
    const day = signedOnOf(read.envelopeInForce[0], read.signersInForce);
    return day === null ? null : daysBetween(day, today);
  }),
  withdrawn: fact({ withdrawals }, (read) => read.withdrawals.length > 0),
};
