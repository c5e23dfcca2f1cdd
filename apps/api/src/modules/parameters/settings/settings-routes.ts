import { isDeepStrictEqual } from 'node:util';
import type { Fields, Typed } from '@estrada/domain/forms/index';
import { certisign, esign, type Settings, settingsTable } from '@estrada/domain/settings/index';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { atVersion } from '../../../kernel/lock-at.ts';
import { type Route, read, write } from '../../../kernel/route.ts';
import { settingsVersions } from '../parameters.tables.ts';
import { type CurrentSettings, readSettings } from './settings.repository.ts';

type Version = typeof settingsVersions.$inferSelect;

/**
 * Saves a settings record at the version that the user saw; each save is an immutable version. An unchanged record is
 * no new version.
 *
 * @throws DomainError SET001 when another user has saved first, with the name
 */
async function saveSettings<All extends Fields>(
  record: Settings<string, All>,
  body: Typed<All> & { version: number },
  context: WriteContext,
): Promise<CurrentSettings<All>> {
  const before = atVersion(body.version, await readSettings(context.db, record));
  const values = record.normalise(body);
  const names = Object.keys(record.fields) as (keyof All)[];
  if (names.every((name) => isDeepStrictEqual(values[name], before.values[name]))) return before;
  const { viewer, name: changedByName } = callerOf(context);
  const after = { values, version: before.version + 1, changedByName, changedAt: context.now };
  const isFirst = await addVersion(context.db, { ...after, name: record.name, changedBy: viewer.userId });
  // of two concurrent calls: the other one's version exists by now
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

/**
 * The routes of every settings record, and further ones of the wire.
 *
 * @throws Error for a record without its two calls
 */
export function settingsRoutes(): Route[] {
  const ofRecords = settingsTable.flatMap((record) => {
    const calls = (Object.values(endpoints) as Endpoint[]).filter(({ settings }) => settings === record.name);
    const [reading, saving] = ['GET', 'PUT'].map((wanted) => calls.find(({ method }) => method === wanted));
    if (!reading || !saving) throw new Error(`The settings record ${record.name} has no calls`);
    return routesOf(record, { read: reading, save: saving });
  });
  return [...ofRecords, ...particularRoutes];
}

const describe = <All extends Fields>(
  record: Settings<string, All>,
  { values, version, changedByName, changedAt }: CurrentSettings<All>,
  context: ReadContext,
) => ({
  ...values,
  version,
  changedByName: changedByName || null,
  updatedAt: changedAt?.toISOString() ?? null,
  can: { edit: context.may(record.access) },
});

/** The two calls of one settings record. */
function routesOf<All extends Fields>(
  record: Settings<string, All>,
  calls: { read: Endpoint; save: Endpoint },
): Route[] {
  type Body = Typed<All> & { version: number };
  return [
    read(calls.read, async (_input, context) => describe(record, await readSettings(context.db, record), context)),
    write(calls.save, async ({ body }, context) =>
      describe(record, await saveSettings(record, body as Body, context), context),
    ),
  ];
}

const disabledForAll = ({ values, version }: CurrentSettings<typeof esign.fields>) => ({
  esignDisabledAllDealers: !values.enabledAllDealers,
  version,
});

const particularRoutes: readonly Route[] = [
  // POST creates, PUT updates: once there is a version, another first one conflicts
  write(endpoints.createCertisign, async ({ body }, context) =>
    describe(certisign, await saveSettings(certisign, { ...body, version: 0 }, context), context),
  ),
  read(endpoints.readEsignDisabledAllDealers, async (_input, { db }) => disabledForAll(await readSettings(db, esign))),
  write(endpoints.saveEsignDisabledAllDealers, async ({ body }, context) => {
    const { values } = await readSettings(context.db, esign);
    const changed = { ...values, enabledAllDealers: !body.esignDisabledAllDealers, version: body.version };
    return disabledForAll(await saveSettings(esign, changed, context));
  }),
];

/** Adds a version. @returns false when another user has added the same one */
async function addVersion(db: Db, version: Version): Promise<boolean> {
  const added = await db
    .insert(settingsVersions)
    .values(version)
    .onConflictDoNothing()
    .returning({ name: settingsVersions.name });
  return added.length > 0;
}
