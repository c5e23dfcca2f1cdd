import {
  type Combination,
  defaultFlags,
  flagsFor,
  matrixOf,
  type ProfileFlags,
  type ProfileMatrix,
  profileFlagNames,
  type SimulationProfile,
} from '@estrada/domain/parameters/index';
import { and, eq, sql } from 'drizzle-orm';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { isAny } from '../../../kernel/database/is-any.ts';
import { profileParameters, profileParameterVersions } from './profiles.tables.ts';

export type ProfileVersion = typeof profileParameterVersions.$inferSelect;

/** The rights of a profile in one channel; the combinations of the others have the defaults. */
export async function readChannelMatrix(
  db: Db,
  profile: SimulationProfile,
  channel: Combination['channel'],
): Promise<ProfileMatrix> {
  return matrixOf(await loadRowsOfChannel(db, profile, channel));
}

const loadRowsOfChannel = cachedRead(
  { name: 'profile parameters', from: [profileParameters] },
  (db: Db, profile: SimulationProfile, channel: Combination['channel']) =>
    db
      .select()
      .from(profileParameters)
      .where(and(eq(profileParameters.profile, profile), eq(profileParameters.channel, channel)))
      .limit(5_000),
);

/** The flags of a profile for one combination, read by its key; the defaults where it has no row. */
export const readFlags = cachedRead(
  { name: 'profile flags', from: [profileParameters] },
  async (db: Db, profile: SimulationProfile, combination: Combination): Promise<ProfileFlags> => {
    const { channel, vehicleType, taxType, financeTypeId } = combination;
    const [row] = await db
      .select()
      .from(profileParameters)
      .where(
        and(
          eq(profileParameters.profile, profile),
          eq(profileParameters.channel, channel),
          eq(profileParameters.vehicleType, vehicleType),
          eq(profileParameters.taxType, taxType),
          eq(profileParameters.financeTypeId, financeTypeId),
        ),
      );
    return row ?? defaultFlags;
  },
);

/** Adds a version. @returns false when another user has added the same one */
export async function addProfileVersion(db: Db, version: ProfileVersion): Promise<boolean> {
  const added = await db
    .insert(profileParameterVersions)
    .values(version)
    .onConflictDoNothing()
    .returning({ version: profileParameterVersions.version });
  return added.length > 0;
}

/** Whether the rights of profiles were ever saved. */
export const hasProfileParameters = (db: Db): Promise<boolean> => isAny(db, profileParameterVersions, undefined);

/** The columns of a row and their types, in the order of the table. */
const columns = [
  ['profile', profileParameters.profile],
  ['channel', profileParameters.channel],
  ['vehicleType', profileParameters.vehicleType],
  ['taxType', profileParameters.taxType],
  ['financeTypeId', profileParameters.financeTypeId],
  ...profileFlagNames.map((flag) => [flag, profileParameters[flag]] as const),
] as const;

/** Writes the rows of these combinations of a matrix, in one statement. */
export async function writeRows(
  db: Db,
  profile: SimulationProfile,
  matrix: ProfileMatrix,
  touched: readonly Combination[],
): Promise<void> {
  const rows: (Combination & ProfileFlags & { profile: SimulationProfile })[] = touched.map((combination) => ({
    profile,
    ...combination,
    ...flagsFor(matrix, combination),
  }));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const arrays = sql.join(
    columns.map(([key, column]) => sql`${sql.param(rows.map((row) => row[key]))}::${sql.raw(column.getSQLType())}[]`),
    sql`, `,
  );
  const changed = sql.join(
    profileFlagNames.map((flag) => {
      const name = sql.identifier(profileParameters[flag].name);
      return sql`${name} = excluded.${name}`;
    }),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${profileParameters} (${names}) select * from unnest(${arrays})
    on conflict (profile, channel, vehicle_type, tax_type, finance_type_id) do update set ${changed}`);
}
