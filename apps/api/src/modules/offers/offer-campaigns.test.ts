/** Campaigns of offers: drafts, publication, pictures, the simulators that show them, and their results. */
import type { OfferCampaignForm } from '@estrada/domain/offers/index';
import { buildPath, type Endpoint, endpoints } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heic, jpeg, png } from '../../../test/documents/sample-files.ts';
import { aSavedSimulation } from '../../../test/journey.ts';
import { anOfferForm } from '../../../test/offer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { aSoldProposal } from '../../../test/sold-sales.ts';
import { testNow } from '../../../test/test-now.ts';

let api: TestApi;
let ofertas: Session;
let seller: Session;
/** the branch of the seller's dealer, and another one */
let region: string;
let elsewhere: string;
let national: string;
let regional: string;
let ofElsewhere: string;

let number = 0;
/** An offer of December 2026 that is valid from today on. */
async function anOffer(part: object = {}): Promise<string> {
  number += 1;
  const dates = { effectiveFrom: '2026-11-20', validUntil: '2026-12-31' };
  const body = await anOfferForm(ofertas, { offerName: `Campanha ${number}`, ...dates, ...part });
  return (await ofertas.ok('registerOffer', { body })).id;
}
beforeAll(async () => {
  api = await openApi();
  ofertas = await api.signIn('ofertas');
  seller = await api.signIn('seller');
  const [dealer] = await rowsOf(api, sql`select branch_id from dealers where id = ${seller.activeDealerId}`);
  region = String(dealer!.branch_id);
  const { items } = await ofertas.ok('listOfferRegions');
  elsewhere = items.find(({ id }) => id !== region)!.id;
  national = await anOffer();
  regional = await anOffer({ offerType: 'REGI', region });
  ofElsewhere = await anOffer({ offerType: 'REGI', region: elsewhere });
}, 60_000);
afterAll(() => api.close());
// campaigns of the demo would be shown, too
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from offer_campaigns`);
  await api.database.db.execute(sql`delete from rate_limits`);
});

const aForm = (part: Partial<OfferCampaignForm> = {}): OfferCampaignForm => ({
  campaignName: 'Fim de ano',
  region: '',
  offers: national,
  effectiveFrom: '2026-11-20',
  validUntil: '2026-12-20',
  contractGoal: 20,
  description: 'Preço especial até o Natal.',
  ...part,
});
const register = (part: Partial<OfferCampaignForm> = {}) => ofertas.ok('registerOfferCampaign', { body: aForm(part) });
const publish = ({ id, version }: { id: string; version: number }, publishFrom = '2026-11-20') =>
  ofertas.call('publishOfferCampaign', { params: { id }, body: { version, publishFrom } });
const published = async (part: Partial<OfferCampaignForm> = {}, publishFrom?: string) =>
  (await publish(await register(part), publishFrom)).body;
const refusalOf = async (part: Partial<OfferCampaignForm>) => {
  const { status, body } = await ofertas.call('registerOfferCampaign', { body: aForm(part) });
  return [status, body.code, body.fields?.map(({ path }) => path)];
};
const shown = async (session = seller) =>
  (await session.ok('listShownCampaigns', { query: { dealerId: session.activeDealerId } })).items.map(
    ({ campaignName }) => campaignName,
  );
const boundary = 'estrada-campaign-boundary';
async function sendPicture({ id, version }: { id: string; version: number }, content: Uint8Array) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="campanha.png"\r\ncontent-type: image/png\r\n\r\n`;
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoints.sendOfferCampaignPicture as Endpoint, 'gmf', { id }, { version }),
    headers: { ...ofertas.tokens, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}

describe('200', () => {
  it('is registered as a draft with the names of branch and offers, and found by its fields', async () => {
    const row = await register({ region, offers: [national, regional].join(',') });
    expect(row).toMatchObject({ status: 'draft', publishFrom: null, pictureUrl: null, version: 1 });
    expect(row.can).toEqual({ edit: true, publish: true, end: true });
    expect([row.regionName.length > 0, row.offerNames]).toEqual([true, 'Campanha 1, Campanha 2']);
    expect(await ofertas.ok('readOfferCampaign', { params: { id: row.id } })).toEqual(row);
    const found = async (query: object) =>
      (await ofertas.ok('listOfferCampaigns', { query })).items.map(({ id }) => id);
    for (const query of [{ search: 'fim de' }, { region }, { status: 'draft' }, { validOn: '2026-12-20' }])
      expect(await found(query)).toEqual([row.id]);
    for (const query of [{ search: 'outra' }, { region: elsewhere }, { status: 'ended' }, { validOn: '2026-12-21' }])
      expect(await found(query)).toEqual([]);
  });

  it('lists ten of a page', async () => {
    for (let index = 0; index < 11; index++) await register({ campaignName: `Campanha ${index}` });
    const page = await ofertas.ok('listOfferCampaigns', { query: {} });
    expect([page.items.length, page.totalElements]).toEqual([10, 11]);
  });

  it('is shown from the day of its publication to its last day at the dealers of its branch', async () => {
    await published({ campaignName: 'Nacional' });
    await published({ campaignName: 'Da regional', region, offers: regional, validUntil: '2026-12-10' });
    await published({ campaignName: 'De outra', region: elsewhere, offers: ofElsewhere });
    await published({ campaignName: 'Depois' }, '2026-11-25');
    await register({ campaignName: 'Rascunho' });
    expect(await shown()).toEqual(['Da regional', 'Nacional']);
    api.clock.moveTo('2026-11-25T12:00:00Z');
    seller = await api.signIn('seller');
    expect(await shown()).toEqual(['Da regional', 'Nacional', 'Depois']);
    api.clock.moveTo('2026-12-11T12:00:00Z');
    seller = await api.signIn('seller');
    expect(await shown()).toEqual(['Nacional', 'Depois']);
    api.clock.moveTo('2026-12-21T12:00:00Z');
    seller = await api.signIn('seller');
    expect(await shown()).toEqual([]);
    ofertas = await api.signIn('ofertas');
    const { items } = await ofertas.ok('listOfferCampaigns', { query: { search: 'nacional', status: 'ended' } });
    expect(items.map(({ status, can }) => [status, can])).toEqual([
      ['ended', { edit: false, publish: false, end: false }],
    ]);
  });

  it('is no longer shown once its only offer is disabled, or it was ended', async () => {
    const offer = await anOffer();
    const first = await published({ campaignName: 'Sem oferta', offers: offer });
    const second = await published({ campaignName: 'Encerrada' });
    expect(await shown()).toEqual(['Sem oferta', 'Encerrada']);
    await ofertas.ok('disableOffer', { params: { id: offer }, body: { version: 1 } });
    const ended = await ofertas.ok('endOfferCampaign', {
      params: { id: second.id },
      body: { version: second.version },
    });
    expect([ended.status, ended.endedOn, first.publishFrom]).toEqual(['ended', '2026-11-20', '2026-11-20']);
    expect(await shown()).toEqual([]);
  });

  it('changes text, goal and end after its publication, even with a disabled offer', async () => {
    const offer = await anOffer();
    const { id, version } = await published({ offers: [national, offer].sort().join(',') });
    await ofertas.ok('disableOffer', { params: { id: offer }, body: { version: 1 } });
    const form = aForm({
      offers: [national, offer].join(','),
      description: 'Até o Ano Novo.',
      validUntil: '2026-12-31',
    });
    const changed = await ofertas.ok('updateOfferCampaign', { params: { id }, body: { ...form, version } });
    expect([changed.description, changed.validUntil, changed.status]).toEqual([
      'Até o Ano Novo.',
      '2026-12-31',
      'published',
    ]);
  });

  it('stores its picture as JPEG without metadata, replaces it, and removes a file that no campaign has', async () => {
    const campaign = await register();
    const first = await sendPicture(campaign, await png());
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const second = await sendPicture(first.body, await jpeg());
    const url = second.body.pictureUrl;
    const picture = await api.server.inject({ method: 'GET', url });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { format, exif } = await sharp(picture.rawPayload).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    expect((await api.server.inject({ method: 'GET', url: first.body.pictureUrl })).statusCode).toBe(404);
    const keys = async () => {
      const all = [];
      for await (const key of api.files.keys()) if (key.startsWith('offer-campaigns/')) all.push(key);
      return all;
    };
    expect((await keys()).length).toBe(1);
    await published({ campaignName: 'Com imagem' });
    await publish(second.body);
    const { items } = await seller.ok('listShownCampaigns', { query: { dealerId: seller.activeDealerId } });
    expect(items.map(({ pictureUrl }) => pictureUrl !== null)).toEqual([true, false]);
    await api.database.db.execute(sql`update offer_campaigns set picture_id = null`);
    api.clock.moveTo('2026-11-22T12:00:00Z');
    await api.sweep();
    expect(await keys()).toEqual([]);
  });

  it('counts simulations, proposals and paid contracts with its offers on its days, at the dealers of its branch', async () => {
    const use = async (id: string, offerId: string | null, at = '2026-11-21T12:00:00Z') => {
      await api.database.db.execute(sql`update simulations set created_at = ${at},
        request = request || jsonb_build_object('offerId', ${offerId}::text) where id = ${id}`);
    };
    const saved = await aSavedSimulation(seller, aPerson(810));
    const before = await aSavedSimulation(seller, aPerson(811));
    const other = await aSavedSimulation(seller, aPerson(812));
    const sold = { sentOn: '2026-12-21', paidOn: '2027-01-08' };
    const paid = await aSoldProposal(api, seller, { person: 814, ...sold });
    const withdrawn = await aSoldProposal(api, seller, { person: 816, ...sold, isWithdrawn: true });
    const open = await aSoldProposal(api, seller, { person: 813 });
    const cancelled = await aSoldProposal(api, seller, { person: 815 });
    await use(saved.id, national);
    await use(before.id, national, '2026-11-20T02:59:59Z');
    await use(other.id, ofElsewhere);
    for (const { simulationId } of [open, paid, withdrawn, cancelled])
      await use(simulationId, regional, '2026-12-21T02:59:59Z');
    await api.database.db.execute(sql`update proposals set status = 'NU' where id = ${cancelled.id}`);
    const resultsOf = async (part: Partial<OfferCampaignForm>) => {
      const { id } = await published(part);
      return ofertas.ok('readOfferCampaignResults', { params: { id } });
    };
    const both = [national, regional].sort().join(',');
    expect(await resultsOf({ campaignName: 'Da regional', region, offers: both })).toEqual({
      days: { from: '2026-11-20', until: '2026-12-20' },
      simulations: 5,
      proposals: 3,
      contracts: 1,
      contractGoal: 20,
    });
    expect(await resultsOf({ campaignName: 'Nacional' })).toMatchObject({ simulations: 1, proposals: 0, contracts: 0 });
    // at the dealers of another branch, nobody has used the national offer
    expect(await resultsOf({ campaignName: 'De outra', region: elsewhere })).toMatchObject({ simulations: 0 });
    const draft = await register({ campaignName: 'Rascunho' });
    expect(await ofertas.ok('readOfferCampaignResults', { params: { id: draft.id } })).toMatchObject({
      days: null,
      simulations: 0,
    });
  });

  it('appears in the trail with the names of its branch and offers', async () => {
    const { id, version } = await published({ region, offers: regional });
    await ofertas.ok('endOfferCampaign', { params: { id }, body: { version } });
    const admin = await api.signIn('admin-internal');
    const { items } = await admin.ok('listAuditEntries', { query: { entity: 'offerCampaign', entityId: id } as never });
    expect(items.map(({ recordName }) => recordName)).toEqual(['Fim de ano', 'Fim de ano', 'Fim de ano']);
    const registered = Object.fromEntries(items[2]!.changes.map(({ field, after }) => [field, after]));
    expect([registered.offers, registered.region !== region]).toEqual(['Campanha 2', true]);
  });
});

describe('403', () => {
  it('is refused to users who only sell by offers, and shown to no user without the simulator', async () => {
    const finance = await api.signIn('finance');
    for (const session of [seller, finance])
      expect((await session.call('listOfferCampaigns', { query: {} })).status).toBe(403);
    const query = { dealerId: seller.activeDealerId };
    expect((await finance.call('listShownCampaigns', { query })).status).toBe(403);
  });
});

describe('404', () => {
  it('has no unknown campaign, no picture without its signature, and no campaigns of another dealer', async () => {
    const id = '01jd0000000000000000000009';
    const read = await ofertas.call('readOfferCampaign', { params: { id } });
    const results = await ofertas.call('readOfferCampaignResults', { params: { id } });
    const picture = await api.stranger.call('fetchOfferCampaignPicture', {
      params: { pictureId: id },
      query: { expires: '9999999999999', signature: 'x' } as never,
    });
    const other = await seller.call('listShownCampaigns', { query: { dealerId: id } });
    for (const { status, body } of [read, results, picture, other])
      expect([status, (body as { code: string }).code]).toEqual([404, 'SEC004']);
  });
});

describe('409', () => {
  it('refuses a name that another campaign of the branch has on one of its days (GOFC001), until that one is ended', async () => {
    const { id, version } = await register({ validUntil: '2026-12-10' });
    expect(await refusalOf({ campaignName: 'FIM  de Ano', effectiveFrom: '2026-12-10' })).toEqual([
      409,
      'GOFC001',
      ['campaignName'],
    ]);
    await register({ effectiveFrom: '2026-12-11', validUntil: '2026-12-12' });
    await register({ region, offers: regional });
    await ofertas.ok('endOfferCampaign', { params: { id }, body: { version } });
    expect((await register({ validUntil: '2026-12-10' })).status).toBe('draft');
  });

  it('saves only one of two concurrent campaigns of one name', async () => {
    const sent = [aForm(), aForm()].map((body) => ofertas.call('registerOfferCampaign', { body }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('refuses every act on a version other than the one that was shown', async () => {
    const { id } = await register();
    const stale = { id, version: 7 };
    const body = { ...aForm(), version: 7 };
    const answers = [
      await publish(stale),
      await ofertas.call('endOfferCampaign', { params: { id }, body: { version: 7 } }),
      await ofertas.call('updateOfferCampaign', { params: { id }, body }),
      await sendPicture(stale, await png()),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(Array(4).fill([409, 'SET001']));
  });
});

describe('422', () => {
  it.each([
    ['GOFC002', 'validUntil', { effectiveFrom: '2026-12-10', validUntil: '2026-12-09' }],
    ['GOFC002', 'offers', { validUntil: '2027-01-01' }],
    ['DOM002', 'effectiveFrom', { effectiveFrom: '2026-11-19' }],
    ['OFF003', 'region', { region: '01jd0000000000000000000009' }],
  ] as const)('refuses with %s at %s', async (code, field, part) => {
    expect(await refusalOf(part)).toEqual([422, code, [field]]);
  });

  it('refuses offers of another branch, and regional ones in a campaign of every dealer', async () => {
    expect(await refusalOf({ offers: regional })).toEqual([422, 'DOM002', ['offers']]);
    expect(await refusalOf({ region, offers: ofElsewhere })).toEqual([422, 'DOM002', ['offers']]);
  });

  it('is published once, from a day between today and its end, with offers that are still valid', async () => {
    const campaign = await register();
    const refused = async (answer: ReturnType<typeof publish>) => {
      const { status, body } = await answer;
      const { code, fields } = body as unknown as { code: string; fields: { path: string }[] };
      return [status, code, fields[0]!.path];
    };
    for (const day of ['2026-11-19', '2026-12-21'])
      expect(await refused(publish(campaign, day))).toEqual([422, 'DOM002', 'publishFrom']);
    await api.database.db.execute(sql`update offers set enabled = false where id = ${national}`);
    expect(await refused(publish(campaign))).toEqual([422, 'DOM002', 'offers']);
    await api.database.db.execute(sql`update offers set enabled = true where id = ${national}`);
    const { body } = await publish(campaign);
    expect(await refused(publish(body))).toEqual([422, 'DOM002', 'status']);
  });

  it('neither changes nor ends again once it has ended', async () => {
    const { id, version } = await register();
    await ofertas.ok('endOfferCampaign', { params: { id }, body: { version } });
    const again = await ofertas.call('endOfferCampaign', { params: { id }, body: { version: 2 } });
    const changed = await ofertas.call('updateOfferCampaign', { params: { id }, body: { ...aForm(), version: 2 } });
    const sent = await sendPicture({ id, version: 2 }, await png());
    for (const { status, body } of [again, changed, sent])
      expect([status, body.fields?.[0]]).toMatchObject([422, { path: 'status', key: 'offerCampaign.ended' }]);
  });

  it('accepts no picture of another kind, and none that is damaged', async () => {
    const campaign = await register();
    for (const [content, key] of [
      [heic(), 'offerCampaign.pictureType'],
      [Buffer.from('%PDF-1.7'), 'offerCampaign.pictureType'],
      [Buffer.from('<svg/>'), 'offerCampaign.pictureType'],
      [(await jpeg()).subarray(0, 300), 'document.damaged'],
    ] as const) {
      const { status, body } = await sendPicture(campaign, content);
      expect([status, body.code, body.fields[0]]).toMatchObject([422, 'UPF003', { path: 'file', key }]);
    }
  });
});
