import { sql } from 'drizzle-orm';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { autoCommissions } from '../products/index.ts';
import { insuranceProposals as table } from './policies.tables.ts';

const issuedOn = sql`${table.issuedOn}`;

/**
 * The commission of an issued policy in centavos, as `commissionShareOf` gives its share: by the table in force on the day
 * of the policy, rounded half away from zero. Null before the policy.
 */
export const insuranceCommission = sql`(case when ${table.policyNumber} is not null then coalesce((
  select round((${table.offer} ->> 'netCents')::numeric * ${autoCommissions.commissionMillionths} / 1000000)::bigint
  from ${autoCommissions}
  where ${table.product} = 'SEGURO_AUTO'
    and ${autoCommissions.tableId} = ${tableInForce('insurance-auto', issuedOn)}
    and ${autoCommissions.effectiveFrom} <= ${issuedOn} and ${autoCommissions.validUntil} >= ${issuedOn}
    and ${autoCommissions.coverage} = ${table.offer} ->> 'coverage'
    and ${autoCommissions.category}::text = coalesce(nullif(${table.answers} #>> '{details,commercialCategory}', ''), '1')
  limit 1
), 0) end)`;
