import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import {
  type InsuranceQuote,
  type InsuranceQuoteRequest,
  type InsurerId,
  isRatedBy,
  pricingOptionOf,
} from '@estrada/domain/insurance/index';
import type { InsurerPrice, QuoteInput } from '@estrada/domain/simulation/index';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { type InsurerPort, PartnerError } from '../../partners/index.ts';
import { insuranceQuotes } from './insurance.tables.ts';

type QuotePort = Pick<InsurerPort, 'quote'>;
export type InsurerPorts = Readonly<Record<InsurerId, QuotePort>>;

/** What is asked of one insurer. */
export type InsurerRequest = { insurer: InsurerId; request: InsuranceQuoteRequest };

/** A stored price of an insurer; sales refer to it by its id. */
export type StoredQuote = { id: string; request: InsuranceQuoteRequest; quote: InsuranceQuote };

/**
 * The answer of one insurer: a price; a refusal with its words; none, because it failed; or not yet, because it takes
 * longer than the deadline: its answer is stored when it arrives, and a repeated request returns it.
 */
export type InsurerAnswer = { insurer: InsurerId } & (
  | { status: 'quoted'; id: string; quote: InsuranceQuote; quotedAt: Date }
  | { status: 'refused'; message: string | null; code: string | null }
  | { status: 'failed' }
  | { status: 'late' }
);

type Row = typeof insuranceQuotes.$inferSelect;
type Answered = Pick<Row, 'id' | 'insurer' | 'status' | 'quote' | 'message' | 'code' | 'askedAt'>;
type Around = Pick<ReadContext, 'db' | 'now'>;

const seconds = 1_000;
/** Longer than any call of a partner takes with its retries: then its process is gone. */
const claimMs = 60 * seconds;
/** An insurer that has refused a request is not asked the same for this long. */
const refusalValidMs = 3_600 * seconds;
/** Between two looks at what another process asks for. */
const lookEveryMs = 100;

/**
 * Asks insurers for prices, all at once. A slow or failed one delays and affects no other. A valid answer to the same
 * request is reused, by every process, and no two ask for the same at a time.
 *
 * @param deadlineMs how long the slowest is awaited
 * @returns one answer for each request, in their order
 */
export async function quoteInsurers(
  requests: readonly InsurerRequest[],
  ports: InsurerPorts,
  around: Around,
  deadlineMs: number,
): Promise<InsurerAnswer[]> {
  const deadline = new AbortController();
  const late = pause(deadlineMs, undefined, { signal: deadline.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.all(
      requests.map(async ({ insurer, request }): Promise<InsurerAnswer> => {
        const answer = answerOf(insurer, request, { port: ports[insurer], around, signal: deadline.signal });
        return (await Promise.race([answer, late])) ?? { insurer, status: 'late' };
      }),
    );
  } finally {
    deadline.abort();
  }
}

/** The sale that a stored price must be for: the insurer was asked about this buyer and this vehicle. */
type PricedSale = Pick<QuoteInput, 'personType' | 'assetType' | 'modelYear' | 'mileage' | 'products'> & {
  clientBirthDate?: CalendarDate | undefined;
};

/**
 * The offers of the stored answers that a selection names, of those that were asked about the same buyer and vehicle:
 * another one's would have another price.
 */
export async function listInsurerPrices(db: Db, sale: PricedSale): Promise<InsurerPrice[]> {
  const ids = sale.products.flatMap(({ quoteId }) => quoteId ?? []);
  if (ids.length === 0) return [];
  const rows = await db.select().from(insuranceQuotes).where(inArray(insuranceQuotes.id, ids)).limit(ids.length);
  return rows.flatMap(({ id, insurer, product, request, quote }) => {
    const selected = sale.products.find(({ quoteId }) => quoteId === id);
    // a price that a coupon lowered is for a sale that names the coupon: its use is counted at contracting
    const isLowered = (request.car?.discount ?? 0) > 0;
    if (!quote || !isForSale(request, sale) || (isLowered && !selected?.option.coupon)) return [];
    const validUntil = businessDay(quote.validUntil);
    return quote.offers.map((offer) => ({
      quoteId: id,
      code: product,
      provider: insurer,
      pricingOption: pricingOptionOf(offer),
      totalCents: offer.totalCents,
      netCents: offer.netCents,
      iofCents: offer.iofCents,
      validUntil,
    }));
  });
}

/** A fact that the price does not depend on is not in the request. */
const isForSale = (
  { product, personType, vehicle, birthDate }: InsuranceQuoteRequest,
  { personType: buyer, assetType, modelYear, mileage, clientBirthDate }: PricedSale,
): boolean =>
  personType === buyer &&
  vehicle.isUsed === (assetType === 2) &&
  (!isRatedBy(product, 'vehicle') || vehicle.modelYear === modelYear) &&
  (!isRatedBy(product, 'kilometres') || assetType === 1 || vehicle.kilometres === mileage) &&
  (!isRatedBy(product, 'birthDate') || clientBirthDate === undefined || birthDate === clientBirthDate);

/** Identifies equal requests: every field counts, in a fixed order. */
const keyOf = (insurer: InsurerId, request: InsuranceQuoteRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([insurer, inOrder(request)]))
    .digest('base64url');

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inside]) => [name, inOrder(inside)] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    : value;

/**
 * @param options.signal aborted when nobody awaits the answer any longer: no call is begun, and one under way is finished
 * and stored
 */
async function answerOf(
  insurer: InsurerId,
  request: InsuranceQuoteRequest,
  { port, around, signal }: { port: QuotePort; around: Around; signal: AbortSignal },
): Promise<InsurerAnswer> {
  const { db, now } = around;
  const key = keyOf(insurer, request);
  for (;;) {
    const known = await findAnswer(db, key, now);
    if (known && known.status !== 'ASKING') return toAnswer(known);
    if (signal.aborted) return { insurer, status: 'late' };
    const id = known ? null : await claim(db, { key, insurer, request }, now);
    if (id !== null) return toAnswer(await requestQuote(port, { id, insurer, request }, around));
    await pause(lookEveryMs, undefined, { ref: false });
  }
}

/** The valid answer, or the claim of the process that asks for it. */
async function findAnswer(db: Db, key: string, now: Date): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(insuranceQuotes)
    .where(and(eq(insuranceQuotes.key, key), gt(insuranceQuotes.validUntil, now)))
    .orderBy(desc(insuranceQuotes.attempt))
    .limit(1);
  return row ?? null;
}

/**
 * Claims a request for this process. Two processes that see no valid row number their claims alike, and the second one
 * fails; one that begins later sees the first.
 *
 * @returns the id of the claim; null: another process has one
 */
async function claim(
  db: Db,
  { key, insurer, request }: { key: string } & InsurerRequest,
  now: Date,
): Promise<string | null> {
  const { rows } = (await db.execute(sql`
    insert into ${insuranceQuotes} (id, key, attempt, insurer, product, request, status, asked_at, valid_until)
    select ${`${key.slice(0, 24)}-`} || next.attempt, ${key}, next.attempt, ${insurer}, ${request.product},
      ${JSON.stringify(request)}::jsonb, 'ASKING', ${now.toISOString()}::timestamptz,
      ${new Date(now.getTime() + claimMs).toISOString()}::timestamptz
    from (
      select coalesce(max(attempt), 0) + 1 as attempt, max(valid_until) as ends from ${insuranceQuotes} where key = ${key}
    ) next
    where next.ends is null or next.ends <= ${now.toISOString()}::timestamptz
    on conflict do nothing
    returning id`)) as unknown as { rows: { id: string }[] };
  return rows[0]?.id ?? null;
}

/** Asks the insurer and stores what it answers; a failure removes the claim, so that the next request asks again. */
async function requestQuote(
  port: QuotePort,
  { id, insurer, request }: { id: string } & InsurerRequest,
  { db, now }: Around,
): Promise<Answered> {
  const own = eq(insuranceQuotes.id, id);
  const store = (change: Partial<Row>) => db.update(insuranceQuotes).set(change).where(own);
  const answered = { id, insurer, quote: null, message: null, code: null, askedAt: now };
  try {
    const quote = await port.quote(id, request);
    await store({ status: 'QUOTED', quote, validUntil: new Date(quote.validUntil) });
    return { ...answered, status: 'QUOTED', quote };
  } catch (error) {
    if (error instanceof PartnerError && error.failure === 'refused') {
      const message = error.partnerMessage ?? null;
      const code = error.partnerCode ?? null;
      await store({ status: 'REFUSED', message, code, validUntil: new Date(now.getTime() + refusalValidMs) });
      return { ...answered, status: 'REFUSED', message, code };
    }
    await db.delete(insuranceQuotes).where(own);
    if (!(error instanceof PartnerError)) throw error;
    return { ...answered, status: 'ASKING' };
  }
}

function toAnswer({ id, insurer, status, quote, message, code, askedAt }: Answered): InsurerAnswer {
  if (status === 'QUOTED') return { insurer, status: 'quoted', id, quote: quote!, quotedAt: askedAt };
  return status === 'REFUSED' ? { insurer, status: 'refused', message, code } : { insurer, status: 'failed' };
}

/** A stored price by its id, valid or not; null for any other id. */
export async function findQuote(db: Db, id: string): Promise<(StoredQuote & { insurer: InsurerId }) | null> {
  const [row] = await db.select().from(insuranceQuotes).where(eq(insuranceQuotes.id, id));
  return row?.quote ? { id, insurer: row.insurer, request: row.request, quote: row.quote } : null;
}

/** A saved record uses its quotes no longer than this after their end: proposals expire sooner. */
const keptDays = 60;
const batch = 1_000;

export const insuranceSchedule: Task[] = [
  {
    name: 'insurance.remove-quotes',
    every: 'night',
    async act({ db, now }) {
      const endedBefore = new Date(now.getTime() - keptDays * 86_400 * seconds);
      const oldest = db
        .select({ id: insuranceQuotes.id })
        .from(insuranceQuotes)
        .where(lt(insuranceQuotes.validUntil, endedBefore))
        .orderBy(asc(insuranceQuotes.validUntil), asc(insuranceQuotes.id))
        .limit(batch);
      for (;;) {
        const removed = await db
          .delete(insuranceQuotes)
          .where(inArray(insuranceQuotes.id, oldest))
          .returning({ id: insuranceQuotes.id });
        if (removed.length < batch) return;
      }
    },
  },
];
