import { createHash } from 'node:crypto';
import type { SavedSimulation } from '@estrada/endpoints/index';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { PartnerError, type Partners } from '../../partners/index.ts';

let api: TestApi;
let seller: Session;
let preApprove: Partners['creditBureau']['preApprove'];
beforeAll(async () => {
  api = await openApi();
  preApprove = api.partners.creditBureau.preApprove;
  seller = await api.signIn('seller');
});
afterEach(() => {
  api.partners.creditBureau.preApprove = preApprove;
});
afterAll(() => api.close());

const authorization = { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' };
const queryBureau = (simulationId: string, body: object = {}, options: { session?: Session; key?: string } = {}) =>
  (options.session ?? seller).call('requestPreApproval', {
    body: { simulationId, term: 36, authorization, ...body },
    ...(options.key ? { headers: { 'idempotency-key': options.key } } : {}),
  });
const consentsOf = (id: string) =>
  rowsOf(
    api,
    sql`select kind, text_version, client_document, granted_at, username from credit_consents c join users u on u.id = c.recorded_by where simulation_id = ${id} order by kind`,
  );
const saveClient = async (client: object, changes: object = {}) =>
  (
    await seller.call('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: { client, request: await aRequest(seller, changes), selectedTerm: null },
    })
  ).body;

describe('200', () => {
  it.each([1, 2, 3, 4, 5])('records the result %i of the bureau', async (result) => {
    api.partners.creditBureau.preApprove = async () => ({ protocol: 'BC-9', result, tierCode: 'TR2', consultedAt: '' });
    const { id } = await aSavedSimulation(seller, aPerson(70 + result));
    const { status, body } = await queryBureau(id);
    expect([status, body]).toEqual([
      200,
      {
        status: 'fulfilled',
        result,
        tierCode: 'TR2',
        client: { tierCode: 'TR2' },
        tierId: '2',
        pricingTier: 'TR2',
        consultedAt: '2026-11-20T13:00:00.000Z',
      },
    ]);
    const { preApproval } = await seller.ok('readSavedSimulation', { params: { id } });
    expect(preApproval).toMatchObject({ status: 'fulfilled', result, term: 36, isOutdated: false });
    const { items } = await seller.ok('listSavedSimulations', { body: { search: aPerson(70 + result).cpf } });
    expect(items[0]!.preApprovalResult).toBe(result);
  });

  it('records who accepted which text, and when, before the bureau is queried', async () => {
    const person = aPerson(80);
    const { id } = await aSavedSimulation(seller, person);
    let before: Record<string, unknown>[] = [];
    let question: unknown;
    api.partners.creditBureau.preApprove = async (request) => {
      before = await consentsOf(id);
      question = request;
      return preApprove(request);
    };
    await queryBureau(id);
    expect(before.map((row) => [row.kind, row.text_version, row.client_document, row.username])).toEqual([
      ['credit-registry', '2026-11', person.cpf, 'DEMO.SELLER'],
      ['privacy-notice', '2026-11', person.cpf, 'DEMO.SELLER'],
    ]);
    expect(new Date(before[0]!.granted_at as string).toISOString()).toBe('2026-11-20T13:00:00.000Z');
    expect(question).toMatchObject({
      document: person.cpf,
      name: person.name,
      termMonths: 36,
      consent: { textVersion: '2026-11', grantedAt: '2026-11-20T13:00:00.000Z' },
    });
  });

  it('reports the whole income of a person to the bureau, which is another question than a part of it', async () => {
    const incomes: number[] = [];
    api.partners.creditBureau.preApprove = (request) => {
      incomes.push(request.monthlyIncomeCents);
      return preApprove(request);
    };
    const client = { ...simulationClientOf(aPerson(102)), monthlyIncomeCents: 800_000 };
    await queryBureau((await saveClient({ ...client, additionalIncomeCents: 150_000 })).id);
    await queryBureau((await saveClient(client)).id);
    expect(incomes).toEqual([950_000, 800_000]);
  });

  it.each([
    'unreachable',
    'timeout',
    'server-error',
    'garbage',
    'refused',
    'unauthorized',
    'not-found',
    'circuit-open',
  ] as const)(
    'continues without a pre-approval when the bureau fails with %s, and retains the consent',
    async (failure) => {
      api.partners.creditBureau.preApprove = async () => {
        throw new PartnerError('credit-bureau', failure);
      };
      const { id } = await aSavedSimulation(seller, aPerson(81));
      const { status, body } = await queryBureau(id);
      expect([status, body.status, body.result]).toEqual([200, 'rejected', null]);
      expect(await consentsOf(id)).toHaveLength(2);
      const [row] = await rowsOf(api, sql`select failure from pre_approvals where simulation_id = ${id}`);
      expect(row!.failure).toBe(failure);
    },
  );

  it('can be queried again after a failure, and the latest answer counts', async () => {
    const { id } = await aSavedSimulation(seller, aPerson(82));
    api.partners.creditBureau.preApprove = async () => {
      throw new PartnerError('credit-bureau', 'timeout');
    };
    await queryBureau(id);
    api.partners.creditBureau.preApprove = preApprove;
    api.clock.advance({ seconds: 1 });
    await queryBureau(id);
    api.clock.moveTo('2026-11-20T13:00:00Z');
    expect((await seller.ok('readSavedSimulation', { params: { id } })).preApproval?.status).toBe('fulfilled');
  });

  it('queries the bureau once per key', async () => {
    let questions = 0;
    api.partners.creditBureau.preApprove = (request) => {
      questions++;
      return preApprove(request);
    };
    const { id } = await aSavedSimulation(seller, aPerson(83));
    const first = await queryBureau(id, {}, { key: 'pre-83' });
    const second = await queryBureau(id, {}, { key: 'pre-83' });
    expect(second.body).toEqual(first.body);
    expect([questions, (await consentsOf(id)).length]).toEqual([1, 2]);
  });

  it('queries once for concurrent clicks with one key: the others get a notice that it is in progress', async () => {
    let questions = 0;
    const othersAnswered = Promise.withResolvers<void>();
    api.partners.creditBureau.preApprove = async (request) => {
      questions++;
      await othersAnswered.promise;
      return preApprove(request);
    };
    const { id } = await aSavedSimulation(seller, aPerson(84));
    let refused = 0;
    const clicks = [1, 2, 3].map(async () => {
      const answer = await queryBureau(id, {}, { key: 'pre-84' });
      // the bureau answers the first call only after the other two have been refused
      if (answer.status === 409 && ++refused === 2) othersAnswered.resolve();
      return answer;
    });
    const answers = await Promise.all(clicks);
    expect(questions).toBe(1);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter((answer) => answer.status === 409).map((answer) => answer.body.code)).toEqual([
      'DOM003',
      'DOM003',
    ]);
  });
});

describe('a stored pre-approval', () => {
  const changed = async (saved: SavedSimulation, changes: object) => {
    const { client, request, selectedTerm } = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
    const given = Object.fromEntries(Object.entries(client).filter(([, value]) => value !== null));
    return seller.ok('updateSavedSimulation', {
      body: { id: saved.id, version: saved.version, client: given, request, selectedTerm, ...changes },
    });
  };

  it('is discarded when the simulation names another client, on the page and in the list', async () => {
    const saved = await aSavedSimulation(seller, aPerson(60));
    await queryBureau(saved.id);
    const after = await changed(saved, { client: simulationClientOf(aPerson(61)) });
    expect([after.preApproval, after.preApprovalFell]).toEqual([null, true]);
    const { items } = await seller.ok('listSavedSimulations', { body: { search: aPerson(61).cpf } });
    expect(items.find((row) => row.id === saved.id)).toMatchObject({ preApprovalResult: null });
    await queryBureau(saved.id);
    const again = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
    expect([again.preApproval?.status, again.preApprovalFell]).toEqual(['fulfilled', false]);
  });

  it('is outdated for another amount, term or vehicle, not for another telephone', async () => {
    const saved = await aSavedSimulation(seller, aPerson(62));
    await queryBureau(saved.id);
    const phone = await changed(saved, { client: { ...simulationClientOf(aPerson(62)), phone: '11987654321' } });
    expect(phone.preApproval).toMatchObject({ isOutdated: false });
    const amount = await changed(phone, { request: { ...saved.request, entryValueCents: 4_000_000 } });
    expect(amount.preApproval).toMatchObject({ isOutdated: true });
    const back = await changed(amount, { request: saved.request });
    expect(back.preApproval).toMatchObject({ isOutdated: false });
    const term = await changed(back, { selectedTerm: 48 });
    expect(term.preApproval).toMatchObject({ isOutdated: true, term: 36 });
  });
});

describe('the same bureau query', () => {
  const countQuestions = () => {
    const asked: string[] = [];
    api.partners.creditBureau.preApprove = (request) => {
      asked.push(request.document);
      return preApprove(request);
    };
    return asked;
  };

  it('is answered from the stored result for seven days, also in a copy, with the time of the answer', async () => {
    const asked = countQuestions();
    const person = aPerson(120);
    const { id } = await aSavedSimulation(seller, person);
    const first = await queryBureau(id);
    const age = (hours: number) =>
      api.database.db.execute(
        sql`update pre_approvals set consulted_at = ${new Date(api.clock.now().getTime() - hours * 3_600_000).toISOString()} where client_document = ${person.cpf}`,
      );
    await age(7 * 24 - 1);
    const copy = await aSavedSimulation(seller, person);
    const again = await queryBureau(copy.id);
    expect([again.status, again.body]).toEqual([200, { ...first.body, consultedAt: '2026-11-13T14:00:00.000Z' }]);
    expect(await consentsOf(copy.id)).toHaveLength(2);
    expect(asked).toHaveLength(1);
    await age(7 * 24);
    const late = await queryBureau(id);
    expect([asked.length, late.body.consultedAt]).toEqual([2, '2026-11-20T13:00:00.000Z']);
  });

  it('is a different one for another term or income, and at another dealer', async () => {
    const asked = countQuestions();
    const person = aPerson(121);
    const saved = await aSavedSimulation(seller, person);
    await queryBureau(saved.id);
    await queryBureau(saved.id, { term: 24 });
    const body = { version: saved.version, monthlyIncomeCents: 1_234_500 };
    await seller.ok('updateMonthlyIncome', { params: { id: saved.id }, body });
    await queryBureau(saved.id);
    const elsewhere = await api.signIn('DEMO2.SELLER');
    await queryBureau((await aSavedSimulation(elsewhere, person)).id, {}, { session: elsewhere });
    expect(asked).toHaveLength(4);
  });
});

describe('429', () => {
  const fill = (name: string, subject: string, hits: number) =>
    api.database.db.execute(
      sql`insert into rate_limits (bucket, window_start, hits) values (${`${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`}, ${api.clock.now().toISOString()}, ${hits}) on conflict (bucket) do update set hits = excluded.hits, window_start = excluded.window_start`,
    );
  const idOf = async (username: string) =>
    String((await rowsOf(api, sql`select id from users where username = ${username}`))[0]!.id);

  it.each([
    ['60 of a person in an hour', 'user', 60, 3_600],
    ['300 of a dealer in an hour', 'dealer', 300, 3_600],
    ['20 about a document in a day', 'document', 20, 86_400],
  ] as const)(
    'allows at most %s to reach the bureau, and still returns stored answers',
    async (_case, by, hits, seconds) => {
      const person = aPerson(130 + hits);
      const subjects = { user: await idOf('DEMO.SELLER'), dealer: seller.activeDealerId, document: person.cpf };
      const saved = await aSavedSimulation(seller, person);
      await fill(`bureau-${by}`, subjects[by], hits - 1);
      expect((await queryBureau(saved.id)).status).toBe(200);
      const refused = await queryBureau(saved.id, { term: 24 });
      expect([refused.status, refused.body.code]).toEqual([429, 'USE029']);
      expect((await queryBureau(saved.id)).status).toBe(200);
      await api.database.db.execute(
        sql`update rate_limits set window_start = window_start - ${`${seconds} seconds`}::interval where bucket like ${`bureau-${by}:%`}`,
      );
      expect((await queryBureau(saved.id, { term: 24 })).status).toBe(200);
      await api.database.db.execute(sql`delete from rate_limits where bucket like 'bureau-%'`);
    },
  );

  it.each([
    ['a person', 'user', 120],
    ['a dealer', 'dealer', 600],
    ['a document', 'document', 60],
  ] as const)('rate-limits registration fee queries of %s', async (_case, by, hits) => {
    const document = aPerson(131).cpf;
    const subjects = { user: await idOf('DEMO.SELLER'), dealer: seller.activeDealerId, document };
    await fill(`registration-fee-${by}`, subjects[by], hits - 1);
    const fee = () => seller.call('checkRegistrationFee', { params: { document }, query: { state: 'SP' } });
    expect((await fee()).status).toBe(200);
    const refused = await fee();
    expect([refused.status, refused.body.code]).toEqual([429, 'USE029']);
    await api.database.db.execute(sql`delete from rate_limits where bucket like 'registration-fee-%'`);
  });
});

describe('404', () => {
  it("records nothing on another dealer's simulation", async () => {
    const { id } = await aSavedSimulation(seller, aPerson(86));
    const { status, body } = await queryBureau(id, {}, { session: await api.signIn('DEMO2.FI-MANAGER') });
    expect([status, body.code]).toEqual([404, 'SEC004']);
    expect(await consentsOf(id)).toEqual([]);
  });
});

describe('409', () => {
  it('SIM063 where the figures have expired: no authorisation is recorded, and the bureau is not queried', async () => {
    const { id } = await aSavedSimulation(seller, aPerson(87));
    await api.database.db.execute(sql`update simulations set result = jsonb_set(result, '{simulationItems}',
      (select jsonb_agg(item || '{"tableCode": "WITHDRAWN"}') from jsonb_array_elements(result->'simulationItems') item))
      where id = ${id}`);
    let isQueried = false;
    api.partners.creditBureau.preApprove = (request) => {
      isQueried = true;
      return preApprove(request);
    };
    const { status, body } = await queryBureau(id);
    expect([status, body.code, isQueried, await consentsOf(id)]).toEqual([409, 'SIM063', false, []]);
  });
});

describe('422', () => {
  it.each([
    ['the registry authorisation', { ...authorization, creditRegistry: false }, 'creditRegistry', 'required'],
    ['the privacy notice', { ...authorization, privacyNotice: false }, 'privacyNotice', 'required'],
    ['the current text', { ...authorization, textVersion: '2025-01' }, 'textVersion', 'outdated'],
  ])('does not query the bureau without %s', async (_case, given, field, problem) => {
    let isQueried = false;
    api.partners.creditBureau.preApprove = (question) => {
      isQueried = true;
      return preApprove(question);
    };
    const { id } = await aSavedSimulation(seller, aPerson(87));
    const { status, body } = await queryBureau(id, { authorization: given });
    expect([status, body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [[`authorization.${field}`, `consent.${problem}`]],
    ]);
    expect([isQueried, await consentsOf(id)]).toEqual([false, []]);
  });

  it('reports the data that the bureau requires and the client has not provided', async () => {
    const { document, name, birthDate } = simulationClientOf(aPerson(88));
    const { status, body } = await queryBureau((await saveClient({ document, name, birthDate })).id);
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, ['client.monthlyIncomeCents']]);
    const empty = await queryBureau((await saveClient({}, { personType: 'PJ' })).id);
    expect(empty.body.fields?.map((field) => field.path)).toEqual([
      'client.document',
      'client.companyName',
      'client.monthlyIncomeCents',
    ]);
  });

  it('refuses a term that was not simulated', async () => {
    const { id } = await aSavedSimulation(seller, aPerson(89));
    const { status, body } = await queryBureau(id, { term: 60 });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'term']);
    expect(await consentsOf(id)).toEqual([]);
  });
});

describe('500', () => {
  it('releases the key after an unexpected failure', async () => {
    const { id } = await aSavedSimulation(seller, aPerson(90));
    api.partners.creditBureau.preApprove = async () => {
      throw new Error('planted cause');
    };
    const failed = await queryBureau(id, {}, { key: 'pre-90' });
    expect([failed.status, failed.body.code]).toEqual([500, 'SIS001']);
    expect(JSON.stringify(failed.body)).not.toContain('planted');
    api.partners.creditBureau.preApprove = preApprove;
    expect((await queryBureau(id, {}, { key: 'pre-90' })).status).toBe(200);
  });
});
