import type { Fields, Typed } from '@estrada/domain/forms/index';
import { type Settings, settingsTable } from '@estrada/domain/settings/index';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { atVersion } from '../../../kernel/lock-at.ts';
import { type Route, read, write } from '../../../kernel/route.ts';
import { addVersion, type CurrentSettings, readSettings } from './settings.repository.ts';

/**
 * The routes of every settings record.
 *
 * @throws Error for a record without its two calls
 */
export function settingsRoutes(): Route[] {
  return settingsTable.flatMap((record) => {
    const calls = (Object.values(endpoints) as Endpoint[]).filter(({ settings }) => settings === record.name);
    const [reading, saving] = ['GET', 'PUT'].map((wanted) => calls.find(({ method }) => method === wanted));
    if (!reading || !saving) throw new Error(`The settings record ${record.name} has no calls`);
    return routesOf(record, { read: reading, save: saving });
  });
}

/** The two calls of one settings record; each save is a version of its own, and none is ever changed. */
function routesOf<All extends Fields>(record: Settings<string, All>, calls: { read: unknown; save: unknown }): Route[] {
  const describe = ({ values, version, changedByName, changedAt }: CurrentSettings<All>, context: ReadContext) => ({
    ...values,
    version,
    changedByName: changedByName || null,
    updatedAt: changedAt?.toISOString() ?? null,
    can: { edit: context.may(record.access) },
  });

  /** @throws DomainError SET001 when somebody else has saved meanwhile, with the name */
  const save = async ({ body }: { body: Typed<All> & { version: number } }, context: WriteContext) => {
    const before = atVersion(body.version, await readSettings(context.db, record));
    const values = record.normalise(body);
    const names = Object.keys(record.fields) as (keyof All)[];
    if (names.every((name) => values[name] === before.values[name])) return describe(before, context);
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
    return describe(after, context);
  };

  return [
    read(calls.read, (async (_input: unknown, context: ReadContext) =>
      describe(await readSettings(context.db, record), context)) as never),
    write(calls.save, save as never),
  ];
}
