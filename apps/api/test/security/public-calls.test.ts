/**
 * Guesses from outside: links, documents, telephones and e-mails. A guess costs one of few calls an address and a
 * person, reveals nothing, and never opens anything.
 */
import { createHash } from 'node:crypto';
import { customerConsent } from '@estrada/domain/leads/index';
import { webFormConsent } from '@estrada/domain/web-form/index';
import {
  type BodyInputOf,
  type Endpoint,
  type EndpointName,
  endpoints,
  isPublic,
  isSessionOptional,
  needsApiKey,
} from '@estrada/endpoints/index';
import { aFilledForm, aPerson, longRun, type Person } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApiKey } from '../../src/demo/insert-accounts.ts';
import { isOwnToken, type LinkPurpose, makeLinkToken } from '../../src/kernel/link-token.ts';
import { aRequest } from '../journey.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';
import { watchQueries } from '../watch-queries.ts';

let api: TestApi;
let seller: Session;
let dealerId: string;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  dealerId = seller.activeDealerId;
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.database.db.execute(sql`delete from rate_limits`));

const key = { 'x-api-key': demoApiKey };
const guess = 'AAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA';
const anId = '01jd00000000000000000000zz';
const startOf = (person: Person): BodyInputOf<typeof endpoints.startWebForm> => ({
  personType: 'PF',
  name: person.name,
  document: person.cpf,
  email: person.email,
  phone: person.mobile,
  contactPreference: 'WHATSAPP',
  vehicleTypeId: '1',
  vehicleWanted: 'Tracker',
  dealerId,
  consentVersion: webFormConsent.version,
});

type Input = { params?: object; query?: object; body?: object };
const settlement = { kind: 'WHOLE', on: '2026-12-01', amountCents: null };
const passwords = { newPassword: 'Not.The.Password-1', confirmation: 'Not.The.Password-1' };
const sent = { params: { kind: 'IDENTITY' }, query: { sendId: 'guess-1' } };
const car = { vehicleType: '1' };
const years = { manufacturerId: 1, modelId: 1, versionId: 1, manufacturerYear: 2026, modelYear: 2026 };
/**
 * Input that every check of fields accepts, so that a call gets as far as its limits; the others require none.
 *
 * @param person the number of the person that it names
 */
function inputs(person: number): Partial<Record<EndpointName, Input>> {
  const user = { username: `NOBODY.${person}` };
  const email = `joana${person}@exemplo.com.br`;
  return {
    registerAudit: { body: { page: '/csf' } },
    openClientPage: { body: { code: '000000' } },
    takeClientStep: { body: { step: 'sign' } },
    withdrawClientContract: { body: { principalFrom: 'client' } },
    readClientSlip: { params: { number: 1 } },
    printClientSlip: { params: { number: 1 } },
    quoteClientSettlement: { query: { kind: 'WHOLE', on: '2026-12-01' } },
    requestClientSettlement: { body: { ...settlement, valueCents: 1 } },
    exportClientData: { body: { code: '000000' } },
    downloadClientData: { query: { format: 'json' } },
    requestClientDataCorrection: { body: { corrections: [{ field: 'name', wanted: 'Joana Prado' }] } },
    requestClientDataDeletion: { body: { code: '000000' } },
    revokeClientConsents: { body: { consents: ['OFFERS'] } },
    sendClientDocument: sent,
    readClientInsuranceDocument: { params: { id: anId, target: 'policy' } },
    uploadSelfie: { params: { id: anId, docId: 'selfie', signerId: anId } },
    readSelfieProposal: { query: { proposalSaleId: anId } },
    confirmSelfie: { body: { consentVersion: '1' } },
    confirmVapExemption: { body: { version: '1' } },
    readCaptureLink: { body: { token: guess } },
    beginCapture: { body: { token: guess } },
    sendCapturedPage: sent,
    lookUpUserType: { query: user },
    login: { body: { ...user, password: 'Not.The.Password-1' } },
    startSingleSignOn: { body: user },
    finishSingleSignOn: { body: { state: guess, code: 'guess' } },
    refreshSession: { body: { ...user, refreshToken: guess } },
    answerChallenge: { body: { ...user, ...passwords, challengeToken: guess } },
    forgotPassword: { body: user },
    resetPassword: { body: { ...user, ...passwords, verificationCode: '000000' } },
    readCustomerOffer: { body: { token: guess } },
    openCustomerOffer: { body: { token: guess } },
    acceptCustomerOffer: { body: { token: guess, term: 36 } },
    chooseOfferColumn: { body: { token: guess, column: 'none' } },
    readCustomerPostalCode: { params: { zip: '01310100' } },
    listCustomerManufacturers: { query: car },
    listCustomerModels: { query: { ...car, manufacturerId: '1' } },
    listCustomerVersions: { params: { modelId: 1 }, query: car },
    listCustomerYears: { params: { versionId: 1 }, query: car },
    findCustomerDealers: { query: { zipCode: '01310100' } },
    listCustomerCampaigns: { query: { state: 'SP' } },
    simulateForCustomer: { body: { ...years, vehicleType: 1, entryValueCents: 1_000_000, dealerId, term: 36 } },
    createCustomerLead: {
      body: {
        name: 'Joana Prado',
        phone: `1198200000${person}`,
        contactPreference: 'CALL',
        dealerId,
        consentVersion: customerConsent.version,
        reference: guess,
      },
    },
    sendReturnLink: { body: { email, reference: guess, language: 'pt-BR' } },
    openReturnLink: { body: { token: guess } },
    findWebFormDealers: { query: { zipCode: '01310100' } },
    findWebFormAddress: { params: { zip: '01310100' } },
    listWebFormCities: { params: { state: 'SP' } },
    startWebForm: { body: startOf(aPerson(7_000 + person)) },
    requestWebFormLink: { body: { email } },
    saveWebForm: { body: { version: 1, step: 'identity', client: aFilledForm(aPerson(7_002)) } },
    attachWebFormDocument: sent,
    sendWebForm: { body: { version: 1 } },
  };
}

/** Calls without a limit of an address, and why a guess gains nothing by them. */
const unlimited: Partial<Record<EndpointName, string>> = {
  fetchPaper: 'a signed address that expires',
  fetchSelfie: 'a signed address that expires',
  fetchDocumentPage: 'a signed address that expires',
  fetchOfferCampaignPicture: 'a signed address that expires',
  fetchDownload: 'a signed address that expires',
  readActiveModules: 'the same answer for everybody',
  refreshSession: 'an HMAC of 256 bits over the session, which an older token ends',
  startSingleSignOn: 'switched off without an identity provider; limited in single-sign-on.test.ts',
  finishSingleSignOn: 'switched off without an identity provider; limited in single-sign-on.test.ts',
};
/** Calls that name a person, who is counted too: from many addresses nobody is tried or written to more often. */
const ofPerson: readonly EndpointName[] = [
  'login',
  'answerChallenge',
  'forgotPassword',
  'resetPassword',
  'createCustomerLead',
  'sendReturnLink',
  'startWebForm',
  'requestWebFormLink',
];
/** The most calls of an address, or of a person, in a window; the shortest window is five minutes. */
const mostHits = 600;

const open = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const endpoint = endpoints[name] as Endpoint;
  return isPublic(endpoint) || isSessionOptional(endpoint);
});
const limited = open.filter((name) => !(name in unlimited));

/** A guess: made-up ids, and a made-up secret where the call takes one. */
function call(
  name: EndpointName,
  { headers = key, person = 1 }: { headers?: Record<string, string>; person?: number } = {},
) {
  const { path, body } = endpoints[name] as Endpoint;
  const ids = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param, anId]));
  const { params, ...given } = inputs(person)[name] ?? {};
  return api.stranger.call(name, {
    ...(body ? { body: {} } : {}),
    ...(given as object),
    params: { ...ids, ...params } as never,
    headers: { captureToken: guess, ...headers },
    userType: 'public',
  });
}
/** The counters that a call has raised: of the address, and of others. */
async function counters(): Promise<{ address: string[]; others: string[] }> {
  const address = createHash('sha256').update('127.0.0.1').digest('base64url').slice(0, 22);
  const buckets = (await rowsOf(api, sql`select bucket from rate_limits`)).map(({ bucket }) => String(bucket));
  const isOfAddress = (bucket: string) => bucket.endsWith(`:${address}`);
  return { address: buckets.filter(isOfAddress), others: buckets.filter((bucket) => !isOfAddress(bucket)) };
}
const exhaust = (buckets: string[]) =>
  api.database.db.execute(sql`update rate_limits set hits = ${mostHits} where bucket in ${buckets}`);

describe('a public call', () => {
  it.each(open.filter((name) => needsApiKey(endpoints[name] as Endpoint)))(
    '%s is refused without the key',
    async (name) => {
      for (const headers of [{}, { 'x-api-key': 'estrada-demo-kez' }]) {
        const { status, body } = await call(name, { headers: headers as Record<string, string> });
        expect([status, body.code]).toEqual([401, 'SEC004']);
      }
    },
  );

  it.each(limited)(
    '%s is refused to an address after at most 600 calls in a window, whomever they name',
    async (name) => {
      const first = await call(name);
      expect(first.status).not.toBe(429);
      const { address } = await counters();
      expect(address, JSON.stringify(first.body)).not.toEqual([]);
      await exhaust(address);
      // also for another person
      const { status, headers } = await call(name, { person: 2 });
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    },
  );

  it.each(ofPerson)(
    '%s is refused for a person after at most 600 calls in a window, from whatever address',
    async (name) => {
      await call(name);
      const { others } = await counters();
      expect(others).not.toEqual([]);
      await exhaust(others);
      expect((await call(name)).status).toBe(429);
    },
  );
});

describe('a secret of a link', () => {
  const { runs, random, timeoutMs } = longRun(100_000, 1_000_000);
  const purposes: LinkPurpose[] = [
    'customer-link',
    'capture-link',
    'capture-session',
    'selfie-link',
    'client-page',
    'client-visit',
    'vap-exemption-link',
    'web-form',
    'web-form-session',
    'figure-link',
  ];
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

  it(`is not found by ${runs} guesses, made up or one letter off, nor with that of another purpose`, {
    timeout: timeoutMs,
  }, () => {
    const { seal } = api.system().tokens;
    const opened: string[] = [];
    for (let count = 0; count < runs; count++) {
      const purpose = purposes[count % purposes.length]!;
      const own = makeLinkToken(purpose, seal);
      const at = random.below(own.length);
      const near = own.slice(0, at) + random.pick(letters.filter((letter) => letter !== own[at])) + own.slice(at + 1);
      const other = makeLinkToken(purposes[(count + 1) % purposes.length]!, seal);
      const invented = Array.from(own, (letter) => (letter === '.' ? '.' : random.pick(letters))).join('');
      for (const one of [near, other, invented]) if (isOwnToken(one, purpose, seal)) opened.push(`${purpose} ${one}`);
      if (count % 1_000 === 0) expect(isOwnToken(own, purpose, seal)).toBe(true);
    }
    expect(opened).toEqual([]);
  });
});

describe('a document, a telephone or an e-mail', () => {
  /** What an answer reveals: status, body without what is new each time, and the names of its headers. */
  const shapeOf = ({ status, body, headers }: Awaited<ReturnType<typeof call>>) => [
    status,
    { ...(body as object), session: '', requestNumber: '', correlationId: '' },
    Object.keys(headers).toSorted(),
  ];

  it('that has a web form gets the answer of one that has none, when it starts another or requests its link', async () => {
    const known = aPerson(7_010);
    const start = (person: Person) => api.stranger.call('startWebForm', { body: startOf(person), headers: key });
    expect((await start(known)).status).toBe(200);
    expect(shapeOf((await start(known)) as never)).toEqual(shapeOf((await start(aPerson(7_011))) as never));
    const link = (body: object) => api.stranger.call('requestWebFormLink', { body, headers: key });
    const [stranger] = [aPerson(7_012)];
    for (const [right, wrong] of [
      [{ email: known.email }, { email: stranger.email }],
      [{ phone: known.mobile }, { phone: stranger.mobile }],
    ] as const)
      expect(shapeOf((await link(right)) as never)).toEqual(shapeOf((await link(wrong)) as never));
  });

  it('that has a lead at the dealer gets the answer of one that has none, when it requests a contact', async () => {
    const { manufacturerId, modelId, versionId, manufacturerYear, modelYear, entryValueCents } = await aRequest(seller);
    const vehicle = { manufacturerId, modelId, versionId, manufacturerYear, modelYear, entryValueCents };
    const answers = { ...vehicle, vehicleType: 1, dealerId, term: 36 } as const;
    const { reference } = await api.stranger.ok('simulateForCustomer', { body: answers, headers: key });
    const request = (phone: string) =>
      api.stranger.call('createCustomerLead', {
        body: {
          name: 'Joana Prado',
          phone,
          contactPreference: 'CALL',
          dealerId,
          consentVersion: customerConsent.version,
          reference,
        },
        headers: key,
      });
    expect((await request('11982000077')).status).toBe(200);
    const [known, unknown] = [await request('11982000077'), await request('11982000078')];
    expect(shapeOf(known as never)).toEqual(shapeOf(unknown as never));
    const [{ n }] = (await rowsOf(api, sql`select count(*)::int as n from leads where phone = '11982000077'`)) as [
      { n: number },
    ];
    expect(n).toBe(1);
  });

  it('costs the same queries until the answer, right or wrong, up to the message that the person gets', async () => {
    const known = aPerson(7_020);
    await api.stranger.ok('startWebForm', { body: startOf(known), headers: key });
    const queriesOf = async (body: object) => {
      const sent = watchQueries(api, true);
      await api.stranger.ok('requestWebFormLink', { body, headers: key });
      return sent.filter((query) => query.includes('"web_forms"'));
    };
    const [right, wrong] = [await queriesOf({ email: known.email }), await queriesOf({ email: aPerson(7_021).email })];
    expect(right.length).toBeGreaterThan(0);
    expect(wrong).toEqual(right);
  });
});
