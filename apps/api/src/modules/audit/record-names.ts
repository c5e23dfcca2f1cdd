import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database/database.ts';
import type { RecordEntity } from '../../kernel/records/record-kind.ts';
import { users } from '../identity/index.ts';
import { insuranceNames } from '../insurance/index.ts';
import { offerNames } from '../offers/index.ts';
import { organizationNames } from '../organization/index.ts';
import { parameterNames } from '../parameters/index.ts';
import { proposals } from '../proposals/index.ts';
import { simulations } from '../simulation/index.ts';
import { vehicleNames, vehicleVersions } from '../vehicles/index.ts';

type Named = PgTable & { id: AnyPgColumn };
type Kind = { table: Named; name: AnyPgColumn };

/** The kinds of record that people know by a name of their own; the trail itself keeps ids, which nobody does. */
const kinds: Readonly<Record<string, Kind> & Record<RecordEntity, Kind>> = {
  ...organizationNames,
  ...vehicleNames,
  ...offerNames,
  ...parameterNames,
  ...insuranceNames,
  version: { table: vehicleVersions, name: vehicleVersions.description },
  user: { table: users, name: users.username },
  simulation: { table: simulations, name: simulations.code },
  proposal: { table: proposals, name: proposals.number },
  // an exemption is recorded under the id of its proposal
  'tcc-exemption': { table: proposals, name: proposals.number },
};

/** What the records of these entries are called now, by id: a question for each kind among them. */
export async function findRecordNames(
  db: Db,
  entries: readonly { entity: string; entityId: string }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [entity, { table, name }] of Object.entries(kinds)) {
    const ids = new Set(entries.filter((entry) => entry.entity === entity).map(({ entityId }) => entityId));
    if (ids.size === 0) continue;
    const rows = await db
      .select({ id: table.id, name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    for (const row of rows) found.set(String(row.id), String(row.name));
  }
  return found;
}
