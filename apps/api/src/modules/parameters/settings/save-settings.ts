import type { Fields, Typed } from '@estrada/domain/forms/index';
import type { Settings } from '@estrada/domain/settings/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { atVersion } from '../../../kernel/lock-at.ts';
import { addVersion, type CurrentSettings, readSettings } from './settings.repository.ts';

/**
 * Saves a settings record at the version that the person saw; each save is a version of its own, and none is ever changed.
 * What is as it was is no version.
 *
 * @throws DomainError SET001 when somebody else has saved meanwhile, with the name
 */
export async function saveSettings<All extends Fields>(
  record: Settings<string, All>,
  body: Typed<All> & { version: number },
  context: WriteContext,
): Promise<CurrentSettings<All>> {
  const before = atVersion(body.version, await readSettings(context.db, record));
  const values = record.normalise(body);
  const names = Object.keys(record.fields) as (keyof All)[];
  if (names.every((name) => values[name] === before.values[name])) return before;
  const { viewer, name: changedByName } = callerOf(context);
  const after = { values, version: before.version + 1, changedByName, changedAt: context.now };
  const isFirst = await addVersion(context.db, { ...after, name: record.name, changedBy: viewer.userId });
  // two at once: the version of the other one is there by now
  if (!isFirst) atVersion(body.version, await readSettings(context.db, record));
  context.audit({
    action: 'settings.save',
    entity: 'settings',
    entityId: record.name,
    before: before.values,
    after: values,
  });
  return after;
}
