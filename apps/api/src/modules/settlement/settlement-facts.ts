import { daysBetween } from '@estrada/domain/calendar/index';
import type { EnvelopeStatus } from '@estrada/domain/contracts/index';
import {
  contractSignedOn,
  isLienRegistered,
  type LienStatus,
  underWayPayments,
} from '@estrada/domain/settlement/index';
import { sql } from 'drizzle-orm';
import { envelopeInForce, signersInForce } from '../contracts/index.ts';
import { fact, rowSet } from '../proposals/index.ts';
import { proposalLiens, proposalPayments } from './settlement.tables.ts';
import { proposalWithdrawals } from './withdrawal/withdrawal.tables.ts';

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

type SignedRows = {
  envelopeInForce: readonly { status: EnvelopeStatus }[];
  signersInForce: readonly { status: string; actedAt: string | null }[];
};

/** Everybody has signed: the seal over it adds nothing to that. */
const signed: readonly EnvelopeStatus[] = ['SIGNED', 'COMPLETED'];

/** The day on which the contract that stands was signed at a distance; null: paper that is signed in the shop is no such contract. */
function signedOn({ envelopeInForce: [envelope], signersInForce: signers }: SignedRows): string | null {
  if (!envelope || !signed.includes(envelope.status)) return null;
  return contractSignedOn(signers.map(({ status, actedAt }) => (status === 'SIGNED' ? actedAt : null)));
}

/** What the moves of a proposal want to know of what follows its contract. */
export const settlementFacts = {
  lienRegistered: fact({ lastLien }, ({ lastLien: [lien = null] }, _proposal, today) => isLienRegistered(today, lien)),
  paymentUnderWay: fact({ paymentsUnderWay }, (read) => read.paymentsUnderWay.length > 0),
  contractSignedOn: fact({ envelopeInForce, signersInForce }, signedOn),
  daysSinceContract: fact({ envelopeInForce, signersInForce }, (read, _proposal, today) => {
    const day = signedOn(read);
    return day === null ? null : daysBetween(day, today);
  }),
  withdrawn: fact({ withdrawals }, (read) => read.withdrawals.length > 0),
};
