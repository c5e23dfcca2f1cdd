import type { InsuranceQuote, InsuranceQuoteRequest, InsurerId } from '@estrada/domain/insurance/index';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { testNow } from '../../../test/test-now.ts';
import { PartnerError } from '../../partners/index.ts';
import { insuranceQuotes } from './insurance.tables.ts';
import { findQuote, type InsurerPorts, type InsurerRequest, quoteInsurers } from './quote-insurers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.database.db.delete(insuranceQuotes));

const now = new Date(testNow);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const request: InsuranceQuoteRequest = {
  product: 'PMC',
  personType: 'PF',
  birthDate: null,
  termMonths: 24,
  financedCents: 6_000_000,
  vehicle: { valueCents: 9_000_000, modelYear: 2024, kilometres: 30_000, isUsed: true },
  warrantyEndsOn: null,
  car: null,
};
const quote: InsuranceQuote = {
  quoteId: 'q-1',
  validUntil: later(24).toISOString(),
  offers: [{ coverage: 'COMPLETE', deductiblePercent: null, netCents: 100_000, iofCents: 7_380, totalCents: 107_380 }],
};
const never = () => new Promise<InsuranceQuote>(() => undefined);
const fails = async (): Promise<InsuranceQuote> => {
  throw new PartnerError('x', 'server-error');
};

/** The ports: those of the test, and ones that must not be asked. */
function portsOf(own: Partial<Record<InsurerId, (requestId: string) => Promise<InsuranceQuote>>>) {
  const port = (id: InsurerId) => ({ quote: vi.fn(own[id] ?? never) });
  const ids: InsurerId[] = ['LIBERTY', 'CARDIF', 'ASSURANT', 'METLIFE'];
  return Object.fromEntries(ids.map((id) => [id, port(id)])) as Record<InsurerId, ReturnType<typeof port>>;
}
const of = (...insurers: InsurerId[]): InsurerRequest[] => insurers.map((insurer) => ({ insurer, request }));
const run = (requests: readonly InsurerRequest[], ports: InsurerPorts, at = now, deadlineMs = 5_000) =>
  quoteInsurers(requests, ports, { db: api.database.db, now: at }, deadlineMs);
const statuses = async (answers: ReturnType<typeof run>) => (await answers).map(({ status }) => status);

describe('requests to insurers', () => {
  it('are answered in their order, whatever happens to each', async () => {
    const ports = portsOf({
      LIBERTY: async () => quote,
      CARDIF: async () => {
        throw new PartnerError('cardif', 'refused', { partnerMessage: 'Quilometragem acima de 120.000 km.' });
      },
      METLIFE: fails,
    });
    expect(await run(of('LIBERTY', 'CARDIF', 'METLIFE', 'ASSURANT'), ports)).toEqual([
      { insurer: 'LIBERTY', status: 'quoted', id: expect.stringMatching(/^[\w-]{24}-1$/), quote, quotedAt: now },
      { insurer: 'CARDIF', status: 'refused', message: 'Quilometragem acima de 120.000 km.', code: null },
      { insurer: 'METLIFE', status: 'failed' },
      { insurer: 'ASSURANT', status: 'late' },
    ]);
  });

  it('are sent together: one insurer waits for no other', async () => {
    const started: string[] = [];
    let free: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      free = resolve;
    });
    const waiting = (id: string) => async () => {
      started.push(id);
      if (started.length === 2) free();
      await both;
      return quote;
    };
    const ports = portsOf({ LIBERTY: waiting('LIBERTY'), CARDIF: waiting('CARDIF') });
    expect(await statuses(run(of('LIBERTY', 'CARDIF'), ports))).toEqual(['quoted', 'quoted']);
  });

  it('are not repeated while the answer is valid, and are after it, with another request id', async () => {
    const ports = portsOf({ LIBERTY: async () => quote });
    await run(of('LIBERTY'), ports);
    expect(await statuses(run(of('LIBERTY'), ports, later(23)))).toEqual(['quoted']);
    expect(ports.LIBERTY.quote).toHaveBeenCalledTimes(1);
    await run(of('LIBERTY'), ports, later(25));
    const ids = ports.LIBERTY.quote.mock.calls.map(([requestId]) => requestId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(await findQuote(api.database.db, id)).toMatchObject({ id, request, quote });
  });

  it('are repeated for any other request', async () => {
    const ports = portsOf({ LIBERTY: async () => quote });
    await run(of('LIBERTY'), ports);
    await run([{ insurer: 'LIBERTY', request: { ...request, termMonths: 36 } }], ports);
    await run([{ insurer: 'LIBERTY', request: { ...request, vehicle: { ...request.vehicle, kilometres: 1 } } }], ports);
    expect(ports.LIBERTY.quote).toHaveBeenCalledTimes(3);
  });

  it('are sent once where two processes have the same at the same time', async () => {
    let answer: (quote: InsuranceQuote) => void = () => undefined;
    const ports = portsOf({
      LIBERTY: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const others = portsOf({});
    const first = run(of('LIBERTY'), ports);
    await vi.waitFor(() => expect(ports.LIBERTY.quote).toHaveBeenCalled());
    const second = run(of('LIBERTY'), others);
    answer(quote);
    expect(await statuses(first)).toEqual(['quoted']);
    expect(await statuses(second)).toEqual(['quoted']);
    expect(others.LIBERTY.quote).not.toHaveBeenCalled();
  });

  it('are repeated after a failure, and a refusal is remembered for an hour', async () => {
    const failing = portsOf({ LIBERTY: fails });
    await run(of('LIBERTY'), failing);
    const ports = portsOf({
      LIBERTY: async () => {
        throw new PartnerError('liberty', 'refused');
      },
    });
    expect(await statuses(run(of('LIBERTY'), ports))).toEqual(['refused']);
    expect(await statuses(run(of('LIBERTY'), ports, later(0.9)))).toEqual(['refused']);
    expect(ports.LIBERTY.quote).toHaveBeenCalledTimes(1);
    expect(await statuses(run(of('LIBERTY'), ports, later(1.1)))).toEqual(['refused']);
    expect(ports.LIBERTY.quote).toHaveBeenCalledTimes(2);
  });

  it('that are late are stored when the answer arrives, and the next request returns it', async () => {
    let answer: (quote: InsuranceQuote) => void = () => undefined;
    const ports = portsOf({
      LIBERTY: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    expect(await statuses(run(of('LIBERTY'), ports, now, 200))).toEqual(['late']);
    await vi.waitFor(() => expect(ports.LIBERTY.quote).toHaveBeenCalled());
    answer(quote);
    const next = await run(of('LIBERTY'), portsOf({}));
    expect(next).toMatchObject([{ insurer: 'LIBERTY', status: 'quoted', quote, quotedAt: now }]);
  });

  it('of a process that has died are sent again by another', async () => {
    void run(of('LIBERTY'), portsOf({}), now, 50);
    await vi.waitFor(async () => expect(await api.database.db.$count(insuranceQuotes)).toBe(1), { timeout: 60_000 });
    const ports = portsOf({ LIBERTY: async () => quote });
    expect(await statuses(run(of('LIBERTY'), ports, now, 200))).toEqual(['late']);
    expect(await statuses(run(of('LIBERTY'), ports, later(1)))).toEqual(['quoted']);
  });
});

describe('stored answers of insurers', () => {
  it('are removed 60 days after their end, in any number, and not before', async () => {
    const { db } = api.database;
    const daysAgo = (days: number) => later(-24 * days);
    const row = (id: string, validUntil: Date) => ({
      id,
      key: id,
      attempt: 1,
      insurer: 'LIBERTY' as const,
      product: 'PMC' as const,
      request,
      status: 'QUOTED' as const,
      quote,
      askedAt: validUntil,
      validUntil,
    });
    const old = Array.from({ length: 1_001 }, (_, number) => row(`old-${number}`, daysAgo(61)));
    await db.insert(insuranceQuotes).values([...old, row('usable', daysAgo(59))]);
    await api.sweep();
    expect(await db.select({ id: insuranceQuotes.id }).from(insuranceQuotes)).toEqual([{ id: 'usable' }]);
  });
});
