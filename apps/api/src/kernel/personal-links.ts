import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { type PgColumn, type PgTable, text } from 'drizzle-orm/pg-core';
import type { ReadContext } from './context.ts';
import { instant, ulid } from './database/columns.ts';
import type { Db } from './database/database.ts';
import { limitRate, type RateLimit } from './http/rate-limit.ts';
import { makeId } from './ids.ts';
import type { Task } from './jobs/schedule.ts';
import { hashLinkToken, isOwnToken, type LinkPurpose, makeLinkToken, type Seal } from './link-token.ts';
import { inReach } from './lock-at.ts';

/** The columns of every table of personal links. Only the hash of the secret is stored. */
export const linkColumns = () => ({
  id: ulid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  /** used up, replaced or revoked; null: it opens until it expires */
  endedAt: instant('ended_at'),
});

type LinkColumn = 'id' | 'tokenHash' | 'expiresAt' | 'endedAt';
type LinkTable = PgTable & Record<LinkColumn, PgColumn>;
type Row<Table extends LinkTable> = Table['$inferSelect'] & { id: string; expiresAt: Date; endedAt: Date | null };

/** Who receives the secret of a link: the user who creates it, in the response, or the person it is for. */
type Receiver = 'maker' | 'owner';

/** A kind of link that gives one person access without a login. */
export interface LinkKind<Table extends LinkTable, To extends Receiver> {
  /** part of the mark of its tokens: the token of another kind opens nothing */
  purpose: LinkPurpose;
  table: Table;
  /** Who may see a link: passing it to any other receiver does not compile. */
  receivers: readonly To[];
  /** Mobile networks share one address among many phones, so the limit is wide; the secret has 144 random bits. */
  perAddress: RateLimit;
  /** its rows are removed this many days after they expired; `only` where some are retained as evidence */
  removal: { task: string; every: Task['every']; afterDays: number; only?: SQL };
}

/** Declares a kind; `docs/how-to/add-a-personal-link.md` lists all of them. */
export const linkKind = <Table extends LinkTable, const To extends Receiver>(kind: LinkKind<Table, To>) => kind;

/** Creates a link with the values that its kind stores. Its token is returned only this once. */
export async function issueLink<Table extends LinkTable, To extends Receiver>(
  { purpose, table }: LinkKind<Table, To>,
  values: Omit<Table['$inferInsert'], LinkColumn>,
  { seal, expiresAt }: { seal: Seal; to: NoInfer<To>; expiresAt: Date },
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = makeLinkToken(purpose, seal);
  const id = makeId(now);
  await db.insert(table).values({ ...values, id, tokenHash: hashLinkToken(token), expiresAt } as Table['$inferInsert']);
  return { id, token, expiresAt };
}

/**
 * Gives an open link another secret, which replaces the former one: for the job that mails it, since no queue stores a
 * secret. Its token is returned only this once.
 */
export async function renewLink<Table extends LinkTable, To extends Receiver>(
  { purpose, table }: LinkKind<Table, To>,
  id: string,
  { seal }: { seal: Seal; to: NoInfer<To> },
  { db }: Pick<ReadContext, 'db'>,
): Promise<string> {
  const token = makeLinkToken(purpose, seal);
  await db
    .update(table)
    .set({ tokenHash: hashLinkToken(token) } as never)
    .where(and(eq(table.id, id), isNull(table.endedAt)));
  return token;
}

/**
 * The open link of a token. A missing, guessed, expired, used or revoked one is refused in the same way, after the same
 * queries.
 *
 * @throws DomainError SEC004, USE029 (too fast)
 */
export async function findLink<Table extends LinkTable>(
  kind: LinkKind<Table, Receiver>,
  token: string | undefined,
  seal: Seal,
  context: ReadContext,
): Promise<Row<Table>> {
  return inReach(await lookUpLink(kind, token, seal, context));
}

/** As `findLink`, for callers with further checks before they refuse. @returns null for a link that does not open */
export async function lookUpLink<Table extends LinkTable>(
  { purpose, table, perAddress }: LinkKind<Table, Receiver>,
  token: string | undefined,
  seal: Seal,
  { db, now, http }: ReadContext,
): Promise<Row<Table> | null> {
  await limitRate(db, perAddress, http.clientAddress, now);
  const given = token ?? '';
  const row = await readRow(db, table, eq(table.tokenHash, hashLinkToken(given)));
  return isOwnToken(given, purpose, seal) && isOpen(row, now) ? row : null;
}

/** As `lookUpLink`, the link that was used up or ended and has not expired; null for one that opens, or never did. */
export async function lookUpEndedLink<Table extends LinkTable>(
  { purpose, table, perAddress }: LinkKind<Table, Receiver>,
  token: string | undefined,
  seal: Seal,
  { db, now, http }: ReadContext,
): Promise<Row<Table> | null> {
  await limitRate(db, perAddress, http.clientAddress, now);
  const given = token ?? '';
  const row = await readRow(db, table, eq(table.tokenHash, hashLinkToken(given)));
  return isOwnToken(given, purpose, seal) && row?.endedAt && row.expiresAt > now ? row : null;
}

/**
 * Whether a link is still open, checked again once its record is locked: of two concurrent calls, the second sees the
 * result of the first.
 */
export async function isLinkOpen<Table extends LinkTable>(
  { table }: LinkKind<Table, Receiver>,
  id: string,
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
): Promise<boolean> {
  return isOpen(await readRow(db, table, eq(table.id, id)), now);
}

/** Uses up a link, with the values that its kind stores then. @returns false where another call was first */
export async function consumeLink<Table extends LinkTable>(
  { table }: LinkKind<Table, Receiver>,
  id: string,
  values: Partial<Omit<Table['$inferInsert'], LinkColumn>>,
  context: Pick<ReadContext, 'db' | 'now'>,
): Promise<boolean> {
  return (await end(table, eq(table.id, id), values, context)) > 0;
}

/** Revokes links, or ends replaced ones: they no longer open anything. */
export async function endLinks<Table extends LinkTable>(
  { table }: LinkKind<Table, Receiver>,
  which: SQL,
  context: Pick<ReadContext, 'db' | 'now'>,
): Promise<void> {
  await end(table, which, {}, context);
}

/** The task that removes the rows of a kind. The trail retains their entries. */
export const removeLinks = <Table extends LinkTable>({
  table,
  removal: { task: name, every, afterDays, only },
}: LinkKind<Table, Receiver>): Task => ({
  name,
  every,
  act: ({ db, now }) =>
    db.delete(table).where(and(only, lt(table.expiresAt, new Date(now.getTime() - afterDays * 86_400_000)))),
});

async function readRow<Table extends LinkTable>(db: Db, table: Table, which: SQL): Promise<Row<Table> | null> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(which);
  return (row ?? null) as Row<Table> | null;
}

const isOpen = (link: { expiresAt: Date; endedAt: Date | null } | null, now: Date): boolean =>
  link !== null && link.endedAt === null && link.expiresAt > now;

async function end<Table extends LinkTable>(
  table: Table,
  which: SQL,
  values: Partial<Table['$inferInsert']>,
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
): Promise<number> {
  const rows = await db
    .update(table)
    .set({ ...values, endedAt: now } as never)
    .where(and(which, isNull(table.endedAt)))
    .returning({ id: table.id });
  return rows.length;
}
