/**
 * Sells a financing with nothing but the API's own description: from sign-in to the decision of the credit engine, then
 * the payment history and an extraction. `apps/api/test/foreign-client.test.ts` makes `schema.d.ts` and runs it.
 *
 * `node sell.ts < order.json` prints what it reached, as JSON.
 */
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

/** What a dealer's system knows of a sale, and the account that it signs in with. */
export interface Order {
  origin: string;
  username: string;
  password: string;
  person: components['schemas']['SimulationClient'];
  registration: components['schemas']['ClientForm'];
  seller: components['schemas']['VehicleAdditionalInfo'];
  manufacturer: string;
  model: string;
  /** the first day of the payments, and the day of the extraction */
  paymentsFrom: string;
  today: string;
}

/** What the sale reached. */
export interface Sale {
  status: string;
  /** their amounts */
  paymentsCents: number[];
  /** the lines of the extraction below its heading */
  extractedLines: string[];
}

const pollingMs = 200;

const order = JSON.parse(await text(process.stdin)) as Order;
process.stdout.write(JSON.stringify(await sell(order)));

/** @throws Error for a call that is refused */
async function sell({ origin, ...order }: Order): Promise<Sale> {
  const api = createClient<paths>({ baseUrl: origin });
  const { username, password } = order;
  const session = given(
    await api.POST('/api/users/public/auth/login', {
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from(JSON.stringify({ username, password, endOtherSession: true })).toString('base64'),
    }),
  );
  const { idToken, permissionToken, user } = session;
  if (!idToken || !permissionToken || !user?.activeDealerId) throw new Error('No session of a dealer');
  const dealerId = user.activeDealerId;
  api.use({
    onRequest({ request }) {
      request.headers.set('idToken', idToken);
      request.headers.set('permissionToken', permissionToken);
    },
  });
  const dealer = { userType: 'dealer' } as const;

  const vehicleType = 1;
  const { items: manufacturers } = given(
    await api.GET('/api/simulation/{userType}/simulation/manufacturers', {
      params: { path: dealer, query: { vehicleType } },
    }),
  );
  const manufacturerId = the(manufacturers.find(({ name }) => name === order.manufacturer)).id;
  const { items: models } = given(
    await api.GET('/api/simulation/{userType}/simulation/models', {
      params: { path: dealer, query: { vehicleType, manufacturerId } },
    }),
  );
  const modelId = the(models.find(({ name }) => name === order.model)).id;
  const { items: versions } = given(
    await api.GET('/api/simulation/{userType}/simulation/models/versions', {
      params: { path: dealer, query: { vehicleType, modelId } },
    }),
  );
  const versionId = the(versions[0]).id;
  const { items: years } = given(
    await api.GET('/api/simulation/{userType}/simulation/models/years', {
      params: { path: dealer, query: { vehicleType, versionId } },
    }),
  );
  const { manufacturerYear, modelYear, referencePriceCents } = the(years[0]);

  const request: components['schemas']['SimulationRequestInput'] = {
    personType: 'PF',
    assetType: vehicleType,
    saleType: 'TD',
    state: 'SP',
    manufacturerId,
    modelId,
    versionId,
    manufacturerYear,
    modelYear,
    financeTypeId: 1,
    vehicleValueCents: referencePriceCents,
    entryValueCents: Math.round(referencePriceCents * 0.3),
    terms: [24, 36, 48],
    // openapi-typescript requires what has a default
    products: [],
    ignoreTCC: false,
    choices: {},
  };
  const { availableTerms } = given(
    await api.POST('/api/simulation-api/{userType}/simulations/dealers/{dealerId}', {
      params: { path: { ...dealer, dealerId } },
      body: request,
    }),
  );
  const { term } = the(availableTerms.find(({ term }) => term === 36));
  const simulation = given(
    await api.POST('/api/simulation-api/{userType}/simulations/saves', {
      params: { path: dealer, query: { dealerId } },
      body: { client: order.person, request, selectedTerm: term },
    }),
  );

  const sales = '/api/proposal/{userType}/proposes/sales';
  const opened = given(
    await api.POST(sales, { params: { path: dealer }, body: { simulationId: simulation.id, term } }),
  );
  const { items: consents } = given(
    await api.GET('/api/application/{userType}/clients/consents', { params: { path: dealer } }),
  );
  const registered = given(
    await api.PUT('/api/proposal/{userType}/proposes/sales/{id}', {
      params: { path: { ...dealer, id: opened.id } },
      body: {
        version: opened.version,
        client: order.registration,
        vehicleAdditionalInfo: order.seller,
        authorization: { creditRegistry: true, privacyNotice: true, textVersion: the(consents[0]).version },
      },
    }),
  );
  let sent = given(
    await api.POST(sales, {
      params: { path: dealer, query: { send: 'true' } },
      body: { id: registered.id, version: registered.version },
    }),
  );
  while (sent.status === 'SU' || sent.status === 'PD') {
    await setTimeout(pollingMs);
    sent = given(
      await api.GET('/api/proposal/{userType}/proposes/sales/{id}', { params: { path: { ...dealer, id: sent.id } } }),
    );
  }

  const { paymentsFrom: from, today: to } = order;
  const { items: payments } = given(
    await api.POST('/api/proposal/{userType}/sale/proposal/payments/history/filters', {
      params: { path: dealer },
      body: { from, to },
    }),
  );
  let { fileName, ...extraction } = given(
    await api.POST('/api/reports/{userType}/download/downloadSimulation', {
      params: { path: dealer, query: { initialDate: to, finalDate: to, format: 'csv' } },
    }),
  );
  while (extraction.status !== 'SUCCESS') {
    await setTimeout(pollingMs);
    const { items: files } = given(
      await api.GET('/api/reports/{userType}/downloads/files', {
        params: { path: dealer, query: { type: extraction.type } },
      }),
    );
    extraction = the(files.find(({ id }) => id === extraction.id));
    if (extraction.status === 'ERROR') throw new Error(extraction.message ?? 'The extraction failed');
  }
  const { url } = given(
    await api.GET('/api/reports/{userType}/downloads', { params: { path: dealer, query: { fileName } } }),
  );
  const file = await fetch(new URL(url, origin));
  const [, ...extractedLines] = (await file.text()).trim().split('\n');
  return { status: sent.status, paymentsCents: payments.map(({ amountCents }) => amountCents), extractedLines };
}

/** The data of a response; a refusal with its code and its fields is the error. */
function given<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`);
  return data;
}

function the<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The API offers none of it');
  return value;
}
