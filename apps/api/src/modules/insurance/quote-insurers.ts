import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { InsuranceQuote, InsuranceQuoteRequest, InsurerId } from '@estrada/domain/insurance/index';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { type InsurerPort, PartnerError } from '../../partners/index.ts';
import { insuranceQuotes } from './insurance.tables.ts';

export type InsurerPorts = Readonly<Record<InsurerId, InsurerPort>>;

/** What is asked of one insurer. */
export type InsurerRequest = { insurer: InsurerId; request: InsuranceQuoteRequest };

/**
 * The answer of one insurer: a price; a refusal with its words; none, because it failed; or not yet, because it takes
 * longer than the deadline: its answer is stored when it arrives, and a repeated request returns it.
 */
export type InsurerAnswer = { insurer: InsurerId } & (
  | { status: 'quoted'; quote: InsuranceQuote; quotedAt: Date }
  | { status: 'refused'; message: string | null }
  | { status: 'failed' }
  | { status: 'late' }
);

type Stored = typeof insuranceQuotes.$inferSelect;
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

/** @param options.signal aborted when nobody awaits the answer any longer; a call under way is finished and stored */
async function answerOf(
  insurer: InsurerId,
  request: InsuranceQuoteRequest,
  { port, around, signal }: { port: InsurerPort; around: Around; signal: AbortSignal },
): Promise<InsurerAnswer> {
  const { db, now } = around;
  const key = keyOf(insurer, request);
  for (;;) {
    const known = await findAnswer(db, key, now);
    if (known && known.status !== 'ASKING') return toAnswer(known);
    const attempt = known ? null : await claim(db, { key, insurer, request }, now);
    if (attempt !== null) return toAnswer(await requestQuote(port, { key, insurer, request, attempt }, around));
    if (signal.aborted) return { insurer, status: 'late' };
    await pause(lookEveryMs, undefined, { ref: false });
  }
}

/** The valid answer, or the claim of the process that asks for it. */
async function findAnswer(db: Db, key: string, now: Date): Promise<Stored | null> {
  const [row] = await db
    .select()
    .from(insuranceQuotes)
    .where(and(eq(insuranceQuotes.key, key), gt(insuranceQuotes.validUntil, now)));
  return row ?? null;
}

type Claim = { key: string; insurer: InsurerId; request: InsuranceQuoteRequest; attempt: number };

/** Claims a request for this process; null: another one has. Returns the number of the attempt. */
async function claim(db: Db, { key, insurer, request }: Omit<Claim, 'attempt'>, now: Date): Promise<number | null> {
  const claimed = {
    status: 'ASKING' as const,
    quote: null,
    message: null,
    askedAt: now,
    validUntil: new Date(now.getTime() + claimMs),
  };
  const [row] = await db
    .insert(insuranceQuotes)
    .values({ key, insurer, product: request.product, request, attempt: 1, ...claimed })
    .onConflictDoUpdate({
      target: insuranceQuotes.key,
      set: { ...claimed, attempt: sql`${insuranceQuotes.attempt} + 1` },
      setWhere: lte(insuranceQuotes.validUntil, now),
    })
    .returning({ attempt: insuranceQuotes.attempt });
  return row?.attempt ?? null;
}

/** Asks the insurer and stores what it answers; a failure ends the claim, so that the next request asks again. */
async function requestQuote(
  port: InsurerPort,
  { key, insurer, request, attempt }: Claim,
  { db, now }: Around,
): Promise<Pick<Stored, 'insurer' | 'status' | 'quote' | 'message' | 'askedAt'>> {
  const own = and(eq(insuranceQuotes.key, key), eq(insuranceQuotes.attempt, attempt));
  const store = (change: Partial<Stored>) => db.update(insuranceQuotes).set(change).where(own);
  try {
    const quote = await port.quote(`${key.slice(0, 24)}-${attempt}`, request);
    await store({ status: 'QUOTED', quote, validUntil: new Date(quote.validUntil) });
    return { insurer, status: 'QUOTED', quote, message: null, askedAt: now };
  } catch (error) {
    if (error instanceof PartnerError && error.failure === 'refused') {
      const message = error.partnerMessage ?? null;
      await store({ status: 'REFUSED', message, validUntil: new Date(now.getTime() + refusalValidMs) });
      return { insurer, status: 'REFUSED', quote: null, message, askedAt: now };
    }
    await store({ validUntil: now });
    if (!(error instanceof PartnerError)) throw error;
    return { insurer, status: 'ASKING', quote: null, message: null, askedAt: now };
  }
}

function toAnswer({
  insurer,
  status,
  quote,
  message,
  askedAt,
}: Pick<Stored, 'insurer' | 'status' | 'quote' | 'message' | 'askedAt'>): InsurerAnswer {
  if (status === 'QUOTED') return { insurer, status: 'quoted', quote: quote!, quotedAt: askedAt };
  return status === 'REFUSED' ? { insurer, status: 'refused', message } : { insurer, status: 'failed' };
}
