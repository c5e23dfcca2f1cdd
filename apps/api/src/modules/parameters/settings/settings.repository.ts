import type { Fields, StoredValues } from '@estrada/domain/forms/index';
import { currentValues, type Settings } from '@estrada/domain/settings/index';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { settingsVersions } from '../parameters.tables.ts';

/** The current version of a settings record. */
export interface CurrentSettings<All extends Fields> {
  values: StoredValues<All>;
  /** 0: never saved, the declared defaults apply */
  version: number;
  changedByName: string;
  changedAt: Date | null;
}

/** The current values; the declared defaults on an installation without a save. */
export async function readSettings<All extends Fields>(
  db: Db,
  record: Settings<string, All>,
): Promise<CurrentSettings<All>> {
  const [last] = await db
    .select()
    .from(settingsVersions)
    .where(eq(settingsVersions.name, record.name))
    .orderBy(desc(settingsVersions.version))
    .limit(1);
  const values = currentValues(record, last?.values ?? null);
  if (!last) return { values, version: 0, changedByName: '', changedAt: null };
  return { values, version: last.version, changedByName: last.changedByName, changedAt: last.changedAt };
}

/** The stored values of a settings record as a select: `values`, no row before the first version. */
export const selectSettings = ({ name }: Pick<Settings<string, Fields>, 'name'>) =>
  sql`select "values" from ${settingsVersions} where name = ${name} order by version desc limit 1`;
