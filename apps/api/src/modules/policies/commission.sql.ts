import { sql } from 'drizzle-orm';
import { insuranceCommissions } from './commissions.tables.ts';
import { insuranceProposals as table } from './policies.tables.ts';

/**
 * The commission of an issued policy in centavos, as booked with the issue and adjusted since; what went back with its
 * early end is not deducted. Null before the policy.
 */
export const insuranceCommission = sql`(
  select sum(booked.amount_cents)::bigint from ${insuranceCommissions} as booked
  where booked.insurance_id = ${table.id} and booked.statement_kind = 'ISSUE'
)`;
