import { insuranceCodes } from '@estrada/domain/products/index';
import { type SQL, sql } from 'drizzle-orm';
import { productChoices } from '../../simulation/index.ts';
import { isFirstSending, isPayment, proposalHistory, proposalProducts, proposals } from '../proposals.tables.ts';

/** The newest choice of the simulation of each proposal, with nulls where none is recorded. */
export const newestChoice = sql`left join lateral (
  select chosen.chosen_by, chosen.recorded_at, chosen.declined
  from ${productChoices} as chosen
  where chosen.simulation_id = ${proposals}.simulation_id
  order by chosen.id desc
  limit 1
) as choice on true`;

/**
 * A row for each product of a proposal: those sold, and those that its newest choice declined. A product that was sold
 * after all, or by another insurer, is not declined. Requires `newestChoice`.
 */
export const saleProducts = sql`(
  select sold.code, sold.provider, true as accepted, sold.premium_cents, sold.monthly_cents, sold.is_financed
  from ${proposalProducts} as sold
  where sold.proposal_id = ${proposals}.id
  union all
  select offered.code, offered.provider, false, offered."premiumCents", offered."monthlyCents", offered."isFinanced"
  from jsonb_to_recordset(choice.declined) as offered
    (code text, provider text, "premiumCents" bigint, "monthlyCents" bigint, "isFinanced" boolean)
  where not exists (
    select from ${proposalProducts} as sold
    where sold.proposal_id = ${proposals}.id and sold.code = offered.code
  )
)`;

/** Whether a code is one of an insurance product. */
export const isInsuranceCode = (code: SQL): SQL => sql`${code} in ${[...insuranceCodes]}`;

/** The client has withdrawn from the contract of this proposal after its payment. */
export const isWithdrawn = (proposalId: SQL): SQL => sql`exists (
  select from ${proposalHistory} as withdrawal
  where withdrawal.proposal_id = ${proposalId} and withdrawal.event = 'recordWithdrawal'
)`;

/** When a proposal was sent for the first time, and when its contract was paid; null where it was not. */
export const sentAt = sql`(
  select min(sending.at) from ${proposalHistory} as sending
  where sending.proposal_id = ${proposals}.id and ${isFirstSending}
)`;
export const paidAt = sql`(
  select min(payment.at) from ${proposalHistory} as payment
  where payment.proposal_id = ${proposals}.id and ${isPayment}
)`;

/** The timeline entries of sales that were sent, or paid and not withdrawn from, in a period. */
export const countedSales = (start: Date, end: Date): SQL => sql`(
  select sending.proposal_id, sending.at, 'sent' as kind
  from ${proposalHistory} as sending
  where ${isFirstSending} and sending.at >= ${start} and sending.at < ${end}
  union all
  select payment.proposal_id, payment.at, 'paid'
  from ${proposalHistory} as payment
  where ${isPayment} and payment.at >= ${start} and payment.at < ${end}
    and not ${isWithdrawn(sql`payment.proposal_id`)}
)`;
