/** The common tests of every settings record. */
import { capabilities, type Role, roleNames } from '@estrada/domain/access/index';
import type { Field } from '@estrada/domain/forms/index';
import { settingsTable } from '@estrada/domain/settings/index';
import { type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
const sessions = new Map<Role, Session>();
beforeAll(async () => {
  api = await openApi();
  for (const role of roleNames) sessions.set(role, await api.signIn(role));
}, 120_000);
afterAll(() => api.close());

const callOf = (record: string, method: 'GET' | 'PUT') =>
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).find(
    ([, endpoint]) => endpoint.settings === record && endpoint.method === method,
  )![0];

describe.each(settingsTable.map((record) => [record.name, record] as const))('%s', (name, record) => {
  const opens = (capabilities[record.access].roles as readonly Role[])[0]!;
  const owner = () => sessions.get(opens)!;
  const read = () => owner().ok(callOf(name, 'GET') as 'readLeadLimits');
  const save = (changes: object, session = owner()) =>
    session.call(callOf(name, 'PUT') as 'saveLeadLimits', { body: { ...record.defaults, ...changes } });
  const fields = Object.entries<Field>(record.fields);
  /** other valid values than the defaults */
  const other = Object.fromEntries(
    fields.flatMap(([path, field]): [string, unknown][] => {
      const initial = (record.defaults as Record<string, unknown>)[path];
      if (field.kind === 'number') return [[path, initial === field.max ? field.min : field.max]];
      if (field.kind === 'choices') return [[path, [field.options[0]!.id]]];
      return field.kind === 'flag' ? [[path, !initial]] : [];
    }),
  );

  it('returns its declared values until the first save, then the saved ones, and retains every version', async () => {
    const can = { edit: true };
    expect(await read()).toEqual({ ...record.defaults, version: 0, changedByName: null, updatedAt: null, can });
    // an unchanged record is no new version
    expect((await save({ version: 0 })).body).toMatchObject({ version: 0 });

    const saved = await save({ ...other, version: 0 });
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ ...other, version: 1 })]);
    expect(saved.body.changedByName).not.toBe('');
    expect(await read()).toEqual(saved.body);
    await save({ version: 1 });
    const versions = await rowsOf(
      api,
      sql`select version, values from settings_versions where name = ${name} order by 1`,
    );
    expect(versions).toEqual([
      { version: 1, values: { ...record.defaults, ...other } },
      { version: 2, values: record.defaults },
    ]);
    await expect(api.database.db.execute(sql`delete from settings_versions`)).rejects.toThrow();
    const [entry] = await rowsOf(
      api,
      sql`select before, after from audit_entries where entity = 'settings' and entity_id = ${name} order by seq`,
    );
    expect(entry).toEqual({ before: record.defaults, after: { ...record.defaults, ...other } });
  });

  it('refuses an outdated version, with the name of the user who saved it', async () => {
    const { version, changedByName } = await read();
    for (const stale of [0, version + 1]) {
      const { status, body } = await save({ ...other, version: stale });
      expect([status, body.code]).toEqual([409, 'SET001']);
      expect(body.message).toContain(changedByName);
    }
  });

  it('accepts one of two concurrent saves', async () => {
    const { version } = await read();
    const counted = fields.flatMap(([path, field]) => (field.kind === 'number' ? [{ path, max: field.max }] : []))[0];
    const answers = await Promise.all(
      [1, 2, 3].map((less) => save({ ...other, ...(counted ? { [counted.path]: counted.max - less } : {}), version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read()).version).toBe(version + 1);
  });

  it.each(fields)('limits %s to its bounds', async (path, field) => {
    const { version } = await read();
    const wrong =
      field.kind === 'number' ? [field.min - 1, field.max + 1, 1.5, 'x', null, undefined] : ['?', null, undefined];
    for (const value of wrong) {
      const { status, body } = await save({ [path]: value, version });
      expect([status, body.code, body.fields?.map((problem) => problem.path)]).toEqual([422, 'DOM002', [path]]);
    }
    if (field.kind !== 'number') return;
    const { body } = await save({ [path]: field.max + 1, version });
    expect(body.fields?.[0]?.message).toMatch(new RegExp(`${field.min}.*${field.max}`));
  });

  it('is closed to roles without access', async () => {
    const stranger = sessions.get(
      roleNames.find((role) => !(capabilities[record.access].roles as readonly Role[]).includes(role))!,
    )!;
    expect((await stranger.call(callOf(name, 'GET') as 'readLeadLimits')).status).toBe(403);
    expect((await save({ version: 0 }, stranger)).status).toBe(403);
  });
});
