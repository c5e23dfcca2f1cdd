import {
  applyChanges,
  cellsOf,
  cellsThatAreOn,
  changesBetween,
  combinationKey,
  groupCells,
  matrixOf,
  type ProfileMatrix,
  rightsOf,
  type SimulationProfile,
  trailOfChanges,
} from '@estrada/domain/parameters/index';
import { endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { desc, eq } from 'drizzle-orm';
import { callerOf, type RequestContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { atVersion } from '../../../kernel/lock-at.ts';
import { type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { writeProfileRights } from '../../identity/index.ts';
import { addProfileVersion, type ProfileVersion, writeRows } from './profile-parameters.repository.ts';
import { profileParameters, profileParameterVersions } from './profiles.tables.ts';

/** The wire form of a profile's matrix: the cells that are on. */
function describeMatrix(
  {
    profile,
    matrix,
    last,
  }: {
    profile: SimulationProfile;
    matrix: ProfileMatrix;
    last: { version: number; changedByName: string; changedAt: Date | null };
  },
  context: RequestContext,
): ResponseOf<typeof endpoints.readProfileParameters> {
  return {
    profile,
    version: last.version,
    changedByName: last.changedByName || null,
    updatedAt: last.changedAt?.toISOString() ?? null,
    items: groupCells(cellsThatAreOn(matrix)).map(({ isOn: _, financeTypeIds, ...group }) => ({
      ...group,
      financeTypeIds: [...financeTypeIds],
    })),
    can: { edit: context.may('profile-parameters-change') },
  };
}

/**
 * Saves cells of one profile at the version of the matrix that the user saw. The rights of the profile's users follow
 * in the same transaction. An unchanged matrix is no new version.
 *
 * @throws DomainError SET001 when another user has saved any profile first, with the name
 */
const saveProfileParameters: UseCase<typeof endpoints.saveProfileParameters, WriteContext> = async (
  { body: { profile, version, changes: groups } },
  context,
) => {
  const { db } = context;
  const last = atVersion(version, await readLastVersion(db));
  const before = await readMatrix(db, profile);
  const after = applyChanges(before, cellsOf(groups));
  const changes = changesBetween(before, after);
  if (changes.length === 0) return describeMatrix({ profile, matrix: before, last }, context);
  const { viewer, name: changedByName } = callerOf(context);
  const saved = { version: version + 1, profile, changedBy: viewer.userId, changedByName, changedAt: context.now };
  // of two concurrent calls: the other one's version exists by now
  if (!(await addProfileVersion(db, saved))) atVersion(version, await readLastVersion(db));
  const touched = new Map(changes.map((change) => [combinationKey(change), change]));
  await writeRows(db, profile, after, [...touched.values()]);
  await writeProfileRights(db, profile, rightsOf(after));
  context.audit({
    action: 'profileParameters.save',
    entity: 'profileParameters',
    entityId: profile,
    after: { role: profile, ...trailOfChanges(changes) },
  });
  return describeMatrix({ profile, matrix: after, last: saved }, context);
};

export const profileParameterRoutes: readonly Route[] = [
  read(endpoints.readProfileParameters, async ({ query: { profile } }, context) => {
    // the version first: a concurrent save makes the response stale, never a newer version with older cells
    const last = await readLastVersion(context.db);
    return describeMatrix({ profile, matrix: await readMatrix(context.db, profile), last }, context);
  }),
  write(endpoints.saveProfileParameters, saveProfileParameters),
];

/** The rights of a profile, in every combination. */
async function readMatrix(db: Db, profile: SimulationProfile): Promise<ProfileMatrix> {
  return matrixOf(await db.select().from(profileParameters).where(eq(profileParameters.profile, profile)).limit(5_000));
}

/** The last save of the matrix; version 0 and no name before the first. */
async function readLastVersion(
  db: Db,
): Promise<Pick<ProfileVersion, 'version' | 'changedByName'> & { changedAt: Date | null }> {
  const [last] = await db
    .select()
    .from(profileParameterVersions)
    .orderBy(desc(profileParameterVersions.version))
    .limit(1);
  return last ?? { version: 0, changedByName: '', changedAt: null };
}
