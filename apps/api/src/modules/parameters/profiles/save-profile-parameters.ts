import {
  applyChanges,
  cellsOf,
  changesBetween,
  combinationKey,
  rightsOf,
  trailOfChanges,
} from '@estrada/domain/parameters/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { atVersion } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { writeProfileRights } from '../../identity/index.ts';
import { describeMatrix } from './describe-matrix.ts';
import { addProfileVersion, readLastVersion, readMatrix, writeRows } from './profile-parameters.repository.ts';

/**
 * Saves cells of one profile at the version of the matrix that the person saw. The rights of the profile's people follow in
 * the same transaction. What is as it was is no version.
 *
 * @throws DomainError SET001 when somebody else has saved meanwhile, whichever profile, with the name
 */
export const saveProfileParameters: UseCase<typeof endpoints.saveProfileParameters, WriteContext> = async (
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
  // two at once: the version of the other one is there by now
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
