import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let finance: Session;
let admin: Session;
let otherDealer: Session;
let id: string;
let seed = 500;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  // a new hour: no rate limit is reached, and every session is fresh
  api.clock.moveTo(new Date(api.clock.now().getTime() + 3_600_000).toISOString());
  [seller, manager, finance, admin, otherDealer] = [
    await api.signIn('seller'),
    await api.signIn('fi-manager'),
    await api.signIn('finance'),
    await api.signIn('admin-internal'),
    await api.signIn('DEMO2.FI-MANAGER'),
  ];
  ({ id } = await anOpenProposal(seller, aPerson(seed++)));
  await api.database.db.execute(sql`update proposals set status = 'PD' where id = ${id}`);
});
afterAll(() => api.close());

const write = (session: Session, text: string, more: object = {}) =>
  session.ok('sendThreadMessage', { params: { id }, body: { text, ...more } });
const messages = async (session: Session) => (await session.ok('listThreadMessages', { params: { id } })).items;
const news = (session: Session) => session.ok('readProposalNews', { params: { id } });
const markRead = (session: Session, upTo: number) => session.ok('markThreadRead', { params: { id }, body: { upTo } });
const unreadInList = async (session: Session) =>
  (await session.ok('listProposals', { body: { size: 100 } })).items.find((row) => row.id === id)?.unread;

describe('200', () => {
  it('notifies an open page that documents arrived or were reviewed', async () => {
    expect((await news(finance)).documentsVersion).toBe(0);
    await api.database.db.execute(
      sql`insert into proposal_documents (proposal_id, kind, status, version, defects, changed_by_name)
        values (${id}, 'IDENTITY', 'RECEIVED', 2, '[]', 'Ana'), (${id}, 'INCOME_PROOF', 'RECEIVED', 1, '[]', 'Ana')`,
    );
    expect((await news(finance)).documentsVersion).toBe(3);
    const verdict = { kind: 'IDENTITY', version: 2, verdict: 'ACCEPTED' };
    await finance.ok('reviewProposalDocuments', { params: { id }, body: { verdicts: [verdict] } });
    expect((await news(seller)).documentsVersion).toBe(4);
  });

  it('accepts messages of both sides and shows them to users with access to the proposal, the last one first', async () => {
    await write(seller, '  O comprovante vai hoje.  ');
    await write(finance, 'Falta a página 2.', { mention: { kind: 'document', name: 'INCOME_PROOF' } });
    await write(admin, 'E a data.', { mention: { kind: 'field', name: 'client.identification.birthDate' } });
    const shown = (await messages(manager)).map(({ seq, side, text, mention, isOwn }) => ({
      seq,
      side,
      text,
      mention,
      isOwn,
    }));
    expect(shown).toEqual([
      {
        seq: 3,
        side: 'provider',
        text: 'E a data.',
        isOwn: false,
        mention: { kind: 'field', name: 'client.identification.birthDate' },
      },
      {
        seq: 2,
        side: 'provider',
        text: 'Falta a página 2.',
        isOwn: false,
        mention: { kind: 'document', name: 'INCOME_PROOF' },
      },
      { seq: 1, side: 'dealer', text: 'O comprovante vai hoje.', mention: null, isOwn: false },
    ]);
    expect((await messages(seller))[2]!.isOwn).toBe(true);
  });

  it('counts for each user the unread messages of others, in list and detail', async () => {
    await write(seller, 'Um');
    await write(seller, 'Dois');
    expect(await news(finance)).toMatchObject({ lastMessage: 2, unread: 2, canWrite: true });
    expect([await unreadInList(finance), await unreadInList(manager), await unreadInList(seller)]).toEqual([2, 2, 0]);
    expect(await markRead(finance, 1)).toMatchObject({ unread: 1 });
    expect(await markRead(finance, 2)).toMatchObject({ unread: 0 });
    // reading never goes backwards, and a number beyond the end means the last
    expect(await markRead(finance, 1)).toMatchObject({ unread: 0 });
    expect(await markRead(manager, 99)).toMatchObject({ unread: 0 });
    await write(finance, 'Três');
    expect([await unreadInList(seller), await unreadInList(manager), await unreadInList(finance)]).toEqual([1, 1, 0]);
  });

  it('is recorded in the trail without the text of a message, which cannot be changed or deleted', async () => {
    await write(seller, 'Segredo do cliente');
    await markRead(finance, 1);
    const entries = await rowsOf(
      api,
      sql`select action, after::text as after from audit_entries where entity = 'proposal-thread' and entity_id = ${id} order by seq`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['proposal-thread.write', 'proposal-thread.read']);
    expect(JSON.stringify(entries)).not.toContain('Segredo');
    for (const change of [
      sql`update proposal_messages set text = 'x' where proposal_id = ${id}`,
      sql`delete from proposal_messages where proposal_id = ${id}`,
    ])
      await expect(api.database.db.execute(change)).rejects.toThrow();
  });
});

describe('e-mails about messages', () => {
  beforeAll(() => api.work());
  const sweep = async () => {
    await api.sweep();
    const waiting = sql`select id from jobs.job where name = 'threads.mail-digest' and state in ('created', 'retry', 'active')`;
    await expect.poll(() => rowsOf(api, waiting)).toEqual([]);
  };
  const mailsTo = async (username: string) => {
    const [user] = await rowsOf(api, sql`select email from users where username = ${username}`);
    return api.mails.filter(({ to, subject }) => to === user!.email && /mensagens|messages/i.test(subject));
  };

  it('cover all unread messages in one, at most once an hour, without their text', async () => {
    const before = (await mailsTo('DEMO.SELLER')).length;
    await write(finance, 'Envie o comprovante de renda');
    await write(finance, 'Por favor');
    await sweep();
    await write(admin, 'E o de endereço');
    await sweep();
    const [mail, ...more] = (await mailsTo('DEMO.SELLER')).slice(before);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('2 mensagens');
    expect(mail!.text).not.toContain('comprovante');
    api.clock.moveTo(new Date(api.clock.now().getTime() + 3_600_000).toISOString());
    await sweep();
    await sweep();
    const later = (await mailsTo('DEMO.SELLER')).slice(before + 1);
    expect(later.map(({ text }) => text.includes('1 mensagem'))).toEqual([true]);
  });

  it('are not sent to users who have read the messages, wrote them or switched e-mails off', async () => {
    const count = async () => [(await mailsTo('DEMO.SELLER')).length, (await mailsTo('DEMO.FINANCE')).length];
    const before = await count();
    await write(finance, 'Lida logo');
    await markRead(seller, 1);
    await sweep();
    expect(await count()).toEqual(before);
    expect(await seller.ok('chooseThreadMails', { body: { isWanted: false } })).toEqual({ isWanted: false });
    expect((await news(seller)).mailsWanted).toBe(false);
    await write(finance, 'Sem e-mail');
    await sweep();
    expect(await count()).toEqual(before);
    await seller.ok('chooseThreadMails', { body: { isWanted: true } });
  });

  it('are not sent to users who have since lost the dealer or the role, also after they regain it', async () => {
    const [person] = await rowsOf(
      api,
      sql`select u.id, u.role, d.dealer_id from users u join user_dealers d on d.user_id = u.id where u.username = 'DEMO.SELLER'`,
    );
    const count = async () => (await mailsTo('DEMO.SELLER')).length;
    const later = async () => {
      api.clock.moveTo(new Date(api.clock.now().getTime() + 3_600_000).toISOString());
      await sweep();
    };
    const { db } = api.database;
    const before = await count();
    await write(finance, 'Para quem saiu da loja');
    await db.execute(sql`delete from user_dealers where user_id = ${person!.id}`);
    await sweep();
    expect(await count()).toBe(before);
    await db.execute(sql`insert into user_dealers (user_id, dealer_id) values (${person!.id}, ${person!.dealer_id})`);
    await later();
    expect(await count()).toBe(before);

    finance = await api.signIn('finance');
    await write(finance, 'Para quem mudou de perfil');
    await db.execute(sql`update users set role = 'insurance-operator' where id = ${person!.id}`);
    await later();
    expect(await count()).toBe(before);
    await db.execute(sql`update users set role = ${person!.role} where id = ${person!.id}`);

    finance = await api.signIn('finance');
    await write(finance, 'De novo para quem vende');
    await later();
    expect(await count()).toBe(before + 1);
  });
});

describe('refused', () => {
  it('the thread of another dealer, like one that does not exist', async () => {
    await write(seller, 'Um');
    for (const [name, body] of [
      ['listThreadMessages', undefined],
      ['readProposalNews', undefined],
      ['sendThreadMessage', { text: 'Olá' }],
      ['markThreadRead', { upTo: 1 }],
    ] as const) {
      const foreign = await otherDealer.call(name, { params: { id }, ...(body ? { body } : {}) });
      expect([name, foreign.status, foreign.body.code]).toEqual([name, 404, 'SEC004']);
    }
  });

  it('writing with read-only access, and every call of a customer', async () => {
    const viewer = await api.signIn('consulta');
    await write(seller, 'Um');
    expect(await messages(viewer)).toHaveLength(1);
    expect((await news(viewer)).canWrite).toBe(false);
    const written = await viewer.call('sendThreadMessage', { params: { id }, body: { text: 'Olá' } });
    expect([written.status, written.body.code]).toEqual([403, 'SEC004']);
    const customer = await api.signIn('customer');
    const [own] = (await customer.ok('listProposals', { body: {} })).items;
    for (const [name, body] of [
      ['listThreadMessages', undefined],
      ['sendThreadMessage', { text: 'Olá' }],
      ['markThreadRead', { upTo: 1 }],
    ] as const) {
      const answer = await customer.call(name, { params: { id: own!.id }, ...(body ? { body } : {}) });
      expect([name, answer.status]).toEqual([name, 403]);
    }
    const seen = await customer.ok('readProposalNews', { params: { id: own!.id } });
    expect(seen).toMatchObject({ documentsVersion: 0, lastMessage: 0, unread: 0, canWrite: false });
  });

  it.each([
    ['nothing', { text: '  ' }, 'text', 'SET083'],
    ['more than 4,000 characters', { text: 'a'.repeat(4_001) }, 'text', 'SET082'],
    ['a changed writing direction', { text: 'Veja exe.\u202Efdp' }, 'text', 'DOM002'],
    [
      'a document of other people',
      { text: 'Um', mention: { kind: 'document', name: 'REVENUE_PROOF' } },
      'mention.name',
      'DOM002',
    ],
    ['a field of nowhere', { text: 'Um', mention: { kind: 'field', name: '../x' } }, 'mention.name', 'DOM002'],
  ])('a message with %s, at its field', async (_what, body, path, code) => {
    const answer = await seller.call('sendThreadMessage', { params: { id }, body });
    expect([answer.status, answer.body.fields?.[0]?.path, answer.body.code]).toEqual([422, path, code]);
  });

  it('the eleventh message within a minute', async () => {
    for (let number = 1; number <= 10; number++) await write(seller, `Mensagem ${number}`);
    const { status, body } = await seller.call('sendThreadMessage', { params: { id }, body: { text: 'Mais' } });
    expect([status, body.code]).toEqual([429, 'USE029']);
    api.clock.moveTo(new Date(api.clock.now().getTime() + 61_000).toISOString());
    expect(await write(seller, 'Mais')).toMatchObject({ seq: 11 });
  });
});
