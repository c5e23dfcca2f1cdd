/**
 * The calls that a seller waits for, over HTTP, complete: three terms, on every key press, all plans compared, every
 * vehicle of the table priced, and the prices of four insurers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Partners } from '../apps/api/src/partners/index.ts';
import type { SimulationResult } from '../packages/endpoints/src/index.ts';
import { median, milliseconds, type Result, timeInTurns, timeOf } from './measure.ts';
import { openProduct, type Product } from './open-product.ts';
import { simulationRequest } from './simulation-request.ts';

const calls = 200;
/** New vehicles of a maker's table. */
const vehicleCount = 500;

/** Milliseconds until an insurer answers: that of the slowest is what a seller awaits. */
const delays = { liberty: 60, cardif: 120, assurant: 180, metlife: 240 } as const;
const slowest = Math.max(...Object.values(delays));
/** Each call asks anew: an answer that is stored would be reused. */
const quotedCalls = 60;

const insurers = Object.fromEntries(
  Object.entries(delays).map(([name, delayMs]) => [
    name,
    {
      quote: async (requestId: string) => {
        await pause(delayMs);
        const offer = { deductiblePercent: null, netCents: 100_000, iofCents: 7_380, totalCents: 107_380 };
        const validUntil = new Date(Date.now() + 86_400_000).toISOString();
        return { quoteId: requestId, validUntil, offers: [{ ...offer, coverage: 'STANDARD' }] };
      },
    },
  ]),
) as unknown as Partial<Partners>;

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl, insurers);
  try {
    const person = await product.signIn('DEMO.FI-MANAGER');
    const { dealerId, body } = await simulationRequest(product, person);
    const { personType, saleType, state, financeTypeId } = body;
    const simulate = () => product.call(person, 'simulate', { params: { dealerId }, body });
    const compare = () =>
      product.call(person, 'comparePlans', {
        params: { dealerId },
        body: { request: { ...body, terms: [] }, term: 48 },
      });
    const terms = await timesOf(simulate);
    const plans = await timesOf(compare);
    const search = (planId?: number) =>
      product.call<{ total: number; excludedCount: number }>(person, 'findFittingVehicles', {
        params: { dealerId },
        body: {
          request: { personType, saleType, state, financeTypeId: planId, entryValueCents: 2_000_000 },
          term: 48,
          installmentCents: 250_000,
        },
      });
    const fitting = await timesOfVehicles(
      product,
      () =>
        product.call(person, 'simulate', {
          params: { dealerId },
          body: { ...body, terms: [48] },
        }),
      () => search(financeTypeId),
    );
    const byEveryPlan = await timesOf(search, 20);
    const codes = await sellTenProducts(product);
    const products = codes.map((code) => ({ code, provider: 'BENCH' }));
    const selecting = () =>
      product.call<SimulationResult>(person, 'simulate', { params: { dealerId }, body: { ...body, products } });
    const { simulationItems } = await selecting();
    const chosen = simulationItems[0]!.products.filter(({ selected }) => selected);
    if (chosen.length !== codes.length) throw new Error(`only ${chosen.length} of ten products have a price`);
    const { oursMs, peerMs } = await timeInTurns(selecting, simulate, calls);
    const insured = await timesOfInsurers(product);
    return [
      {
        what: 'three-term simulation call',
        figure: `${milliseconds(terms.middle)}, p99 ${milliseconds(terms.worst)}`,
        peer: '',
        ratio: null,
        aim: '≤ 8 ms',
        met: terms.middle <= 8,
        note: `${calls} calls one after another through the whole pipeline, PostgreSQL`,
      },
      {
        what: 'the same with ten products priced by tables selected',
        figure: milliseconds(oursMs),
        peer: `none selected: ${milliseconds(peerMs)}`,
        ratio: oursMs / peerMs,
        aim: '≤ 1.6, ≤ 25 ms',
        met: oursMs <= 25 && oursMs / peerMs <= 1.6,
        note: `${calls} calls of each in turns through the whole pipeline, PostgreSQL; the ten are on sale in both`,
      },
      {
        what: 'prices of four insurers, asked at once',
        figure: `${milliseconds(insured.middle - slowest)} over the slowest, p99 ${milliseconds(insured.worst - slowest)}`,
        peer: `the slowest insurer: ${milliseconds(slowest)}`,
        ratio: insured.middle / slowest,
        aim: '≤ 50 ms over the slowest',
        met: insured.middle - slowest <= 50,
        note: `${quotedCalls} calls one after another, each asked anew and stored; insurers that answer after ${Object.values(delays).join(', ')} ms`,
      },
      {
        what: `call of the vehicles that fit an instalment: ${vehicleCount} priced and ordered`,
        figure: milliseconds(fitting.oursMs),
        peer: `${vehicleCount} one-term simulation calls one after another: ${milliseconds(fitting.peerMs)}`,
        ratio: fitting.oursMs / fitting.peerMs,
        aim: '≤ 0.1, ≤ 300 ms',
        met: fitting.oursMs <= 300 && fitting.oursMs / fitting.peerMs <= 0.1,
        note: '10 turns of each through the whole pipeline, PostgreSQL; one read of tables and vehicles',
      },
      {
        what: 'the same by every plan, each vehicle with the one nearest to the instalment',
        figure: `${milliseconds(byEveryPlan.middle)}, at most ${milliseconds(byEveryPlan.worst)}`,
        peer: '',
        ratio: null,
        aim: '≤ 300 ms',
        met: byEveryPlan.middle <= 300,
        note: '20 calls one after another through the whole pipeline, PostgreSQL',
      },
      {
        what: 'plan × plan call: thirteen plans',
        figure: `${milliseconds(plans.middle)}, p99 ${milliseconds(plans.worst)}`,
        peer: '',
        ratio: null,
        aim: '≤ 120 ms',
        met: plans.middle <= 120,
        note: `${calls} calls one after another through the whole pipeline, PostgreSQL; one read of the rows of every plan`,
      },
    ];
  } finally {
    await product.close();
  }
}

/** Milliseconds of a call for the prices of one product of each insurer, whose requests differ from call to call. */
async function timesOfInsurers(product: Product) {
  const seller = await product.signIn('DEMO.SELLER');
  await product.database.db.execute(
    `update vaps set price_source = 'INSURER' where provider <> 'BENCH' and code in ('GAP', 'LIFE', 'CHEV_PLUS')`,
  );
  const { body } = await simulationRequest(product, seller);
  const [version] = (
    await product.call<{ items: { id: number; code: string; optionCode: string }[] }>(seller, 'listVersions', {
      query: { vehicleType: 1, modelId: body.modelId },
    })
  ).items.filter(({ id }) => id === body.versionId);
  const wanted = ['CHEV_PLUS LIBERTY', 'PMC CARDIF', 'GAP ASSURANT', 'LIFE METLIFE'].map((one) => one.split(' '));
  let asked = 0;
  const quote = async () => {
    asked += 1;
    const birthDate = new Date(Date.UTC(1970, 0, asked)).toISOString().slice(0, 10);
    const { insurances } = await product.call<{ insurances: { status: string; provider: string }[] }>(
      seller,
      'priceVaps',
      {
        query: {
          personType: 'PF',
          assetType: '1',
          vehicleCode: version!.code,
          optionalCode: version!.optionCode,
          manufacturerYear: body.manufacturerYear,
          modelYear: body.modelYear,
          approximateFinancedValue: 6_000_000 + asked,
          mileage: asked,
          birthDate,
          term: 36,
        },
        body: wanted.map(([code, provider]) => ({ code, provider })),
      },
    );
    const failed = insurances.filter(({ status }) => status !== 'quoted');
    if (failed.length > 0 || insurances.length < wanted.length) throw new Error(JSON.stringify(insurances));
  };
  for (let call = 0; call < 5; call++) await quote();
  const times: number[] = [];
  for (let call = 0; call < quotedCalls; call++) times.push(await timeOf(quote));
  return { middle: median(times), worst: times.toSorted((a, b) => a - b).at(-1)! };
}

/** Completes the table in force to so many new vehicles, and times pricing all of them. */
async function timesOfVehicles(
  { database }: Product,
  simulate: () => Promise<unknown>,
  search: () => Promise<{ total: number; excludedCount: number }>,
) {
  const before = await search();
  const missing = vehicleCount - before.total - before.excludedCount;
  await database.db.execute(`with liked as (
      select p.*, v.model_id, v.option_code from vehicle_prices p join vehicle_versions v on v.id = p.version_id
      where p.asset_type = 1 and p.table_id = (select table_id from tables_in_force where kind = 'vehicles'
        and cancelled_at is null and effective_from <= current_date order by effective_from desc, sequence desc limit 1)
      order by p.version_id limit 1),
    added as (insert into vehicle_versions (model_id, code, option_code, description)
      select model_id, 'BENCH' || place, option_code, 'Bench ' || place from liked, generate_series(1, ${missing}) place
      returning id)
    insert into vehicle_prices (table_id, version_id, asset_type, manufacturer_year, model_year, price_cents)
      select table_id, id, 1, manufacturer_year, model_year, price_cents + (row_number() over ()) * 10000 from liked, added`);
  const { total, excludedCount } = await search();
  if (total !== vehicleCount) throw new Error(`${total} vehicles are priced, and ${excludedCount} excluded`);
  const simulateEach = async () => {
    for (let call = 0; call < vehicleCount; call++) await simulate();
  };
  return timeInTurns(search, simulateEach, 10);
}

/** Puts ten products with uploaded prices on sale beside those of the demo. @returns their codes */
async function sellTenProducts({ database }: Product): Promise<string[]> {
  const codes = 'CHEV_PLUS LIFE PPI GAP PMC PMC_DAY_2 SEGURO_AUTO ON_STAR REPAIRS MAINTENANCE'.split(' ');
  const list = codes.map((code) => `'${code}'`).join(',');
  await database.db.execute(`insert into vaps select (jsonb_populate_record(like_it, jsonb_build_object(
      'id', lpad(place::text, 26, '0'), 'code', named, 'provider', 'BENCH', 'price_source', 'TABLE'))).*
    from vaps like_it, unnest(array[${list}]) with ordinality as products(named, place) where like_it.code = 'GAP'`);
  await database.db.execute(`insert into product_prices (table_id, code, type, provider, term_months, asset_type,
      min_financed_cents, max_financed_cents, premium_cents, effective_from, valid_until)
    select table_id, named, 'Insurance', 'BENCH', term, 1, 0, 90000000, 1000 * place * term, current_date - 1, current_date + 30
    from (select distinct table_id from product_prices) uploaded, unnest(array[${list}]) with ordinality as products(named, place),
      unnest(array[24, 36, 48]) as terms(term)`);
  return codes;
}

/** Milliseconds of a warm call: the median, and the worst of a hundred. */
async function timesOf(act: () => Promise<unknown>, count = calls): Promise<{ middle: number; worst: number }> {
  for (let call = 0; call < count / 10; call++) await act();
  const times: number[] = [];
  for (let call = 0; call < count; call++) times.push(await timeOf(act));
  return { middle: median(times), worst: times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)]! };
}
