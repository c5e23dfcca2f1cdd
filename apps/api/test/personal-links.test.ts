/**
 * Personal links, with the link of a phone that photographs a document as the example: created, found, used up once,
 * revoked, removed.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadContext } from '../src/kernel/context.ts';
import { hashLinkToken, makeLinkToken, type Seal } from '../src/kernel/link-token.ts';
import {
  consumeLink,
  endLinks,
  findLink,
  isLinkOpen,
  issueLink,
  linkKind,
  removeLinks,
} from '../src/kernel/personal-links.ts';
import { captureLink } from '../src/modules/documents/capture.ts';
import { captureLinks } from '../src/modules/documents/documents.tables.ts';
import { openApi, type TestApi } from './open-api.ts';

let api: TestApi;
let context: ReadContext;
let seal: Seal;
beforeAll(async () => {
  api = await openApi();
  const system = api.system();
  context = { ...system.context, http: { ...system.context.http, clientAddress: '203.0.113.9' } };
  seal = system.tokens.seal;
});
afterAll(() => api.close());

const inMinutes = (minutes: number) => new Date(context.now.getTime() + minutes * 60_000);
const issue = (minutes = 10) =>
  issueLink(
    captureLink,
    { kind: 'IDENTITY', madeBy: '01'.padEnd(26, '0'), madeByName: 'Ana' },
    { seal, to: 'maker', expiresAt: inMinutes(minutes) },
    context,
  );
const find = (token: string | undefined) => findLink(captureLink, token, seal, context);
const rowOf = async (id: string) => (await context.db.select().from(captureLinks).where(eq(captureLinks.id, id)))[0];

describe('a personal link', () => {
  it('is found by its token, of which the hash alone is stored', async () => {
    const { id, token } = await issue();
    const row = await find(token);
    expect([row.id, row.madeByName, row.tokenHash]).toEqual([id, 'Ana', hashLinkToken(token)]);
    expect(JSON.stringify(await rowOf(id))).not.toContain(token.split('.')[0]);
  });

  it('is refused in one way when it is missing, guessed, of another kind, expired, used up or revoked', async () => {
    const [expired, used, revoked] = [await issue(0), await issue(), await issue()];
    await consumeLink(captureLink, used.id, {}, context);
    await endLinks(captureLink, eq(captureLinks.id, revoked.id), context);
    const otherKind = makeLinkToken('selfie-link', seal);
    for (const token of [undefined, 'guessed', otherKind, expired.token, used.token, revoked.token])
      await expect(find(token)).rejects.toMatchObject({ code: 'SEC004' });
  });

  it('is used up once, with what its kind stores of that', async () => {
    const { id } = await issue();
    expect(await isLinkOpen(captureLink, id, context)).toBe(true);
    expect(await consumeLink(captureLink, id, { sessionHash: `first-${id}` }, context)).toBe(true);
    expect(await consumeLink(captureLink, id, { sessionHash: `second-${id}` }, context)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ sessionHash: `first-${id}`, endedAt: context.now });
    expect(await isLinkOpen(captureLink, id, context)).toBe(false);
  });

  it('retains the time of its first end', async () => {
    const { id } = await issue();
    await endLinks(captureLink, eq(captureLinks.id, id), context);
    await endLinks(captureLink, eq(captureLinks.id, id), { ...context, now: inMinutes(5) });
    expect((await rowOf(id))!.endedAt).toEqual(context.now);
  });

  it('is removed after the days of its kind, unless it is evidence', async () => {
    const [old, recent, kept] = [await issue(-1441), await issue(-1439), await issue(-1441)];
    await consumeLink(captureLink, kept.id, { sessionHash: `kept-${kept.id}` }, context);
    const unused = { ...captureLink.removal, only: eq(captureLinks.madeByName, 'Ana') };
    await context.db.update(captureLinks).set({ madeByName: 'Eva' }).where(eq(captureLinks.id, kept.id));
    await removeLinks({ ...captureLink, removal: unused }).act!({ ...api.system().context, alone: false });
    expect(await Promise.all([old, recent, kept].map(async ({ id }) => (await rowOf(id)) !== undefined))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('limits attempts per address', async () => {
    const narrow = { ...captureLink, perAddress: { name: 'narrow', hits: 1, windowSeconds: 60 } };
    const { token } = await issue();
    await findLink(narrow, token, seal, context);
    await expect(findLink(narrow, token, seal, context)).rejects.toMatchObject({ code: 'USE029' });
  });

  it('is not issued to a receiver that its kind does not name', () => {
    const mailed = linkKind({ ...captureLink, receivers: ['owner'] });
    const values = { kind: 'IDENTITY', madeBy: '', madeByName: '' } as const;
    // @ts-expect-error the maker of this kind never receives the token
    const issueToMaker = () => issueLink(mailed, values, { seal, to: 'maker', expiresAt: context.now }, context);
    expect(issueToMaker).toBeTypeOf('function');
  });
});
