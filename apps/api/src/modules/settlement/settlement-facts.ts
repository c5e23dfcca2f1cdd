import { daysBetween } from '@estrada/domain/calendar/index';
import { signatureProgress } from '@estrada/domain/contracts/index';
import {
  isLienRegistered,
  type LienStatus,
  meantInsurances,
  openFundingItems,
  underWayPayments,
} from '@estrada/domain/settlement/index';
import { sql } from 'drizzle-orm';
import { documentStates, envelopeInForce, signersInForce } from '../contracts/index.ts';
import { insuranceProposals, mostOfSale } from '../policies/index.ts';
import { documentFactsOf, fact, rowSet } from '../proposals/index.ts';
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

/** An insurance proposal of a sale, and when it last changed. */
export type SoldInsurance = Pick<typeof insuranceProposals.$inferSelect, 'number' | 'product' | 'status'> & {
  at: string;
};

export const insurancesOfSale = rowSet<SoldInsurance>(
  'insurancesOfSale',
  ({ id }) => sql`
    select number, product, status, updated_at as at from ${insuranceProposals}
    where sale_proposal_id = ${id} order by id limit ${mostOfSale}`,
);

/** The facts after the contract that the moves of a proposal need. */
export const settlementFacts = {
  openFundingItems: fact({ documentStates, insurancesOfSale, envelopeInForce }, (read, proposal) => {
    const isSignedElectronically = signatureProgress(read.envelopeInForce[0]?.status ?? null) === 'COMPLETED';
    const facts = { ...documentFactsOf(proposal), isSignedElectronically };
    return openFundingItems(facts, read.documentStates, meantInsurances(read.insurancesOfSale));
  }),
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
