import { createHmac, randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { toPlainName } from '../../kernel/database/plain-name.ts';
import { settings } from '../../kernel/kernel.tables.ts';
import { erasedPeople } from './leads.tables.ts';

/** What recognises a person: a mailbox or a phone (digits only) that is theirs alone, or a phone together with a name. */
export type Traces = {
  emails: readonly string[];
  phones: readonly string[];
  people: readonly { name: string; phone: string }[];
};

const keyName = 'erased-people-key';

/**
 * The key of the marks, made with the first of them. It is not the key of tokens: that one may be replaced, and then no
 * mark would match any more.
 */
async function readKey(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ name: keyName, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, keyName));
  return row!.value as string;
}

/** The marks of a person: keyed hashes, from which no contact can be read. */
const marksOf = (key: string, { emails, phones, people }: Traces): string[] =>
  [
    ...emails.map((email) => `email ${email.toLowerCase()}`),
    ...phones.map((phone) => `phone ${phone}`),
    ...people.map(({ name, phone }) => `person ${phone} ${toPlainName(name)}`),
  ].map((text) => createHmac('sha256', key).update(text).digest('base64url'));

/** Marks a person whose data are deleted on request, so that a table that still names them does not register them again. */
export async function markErasedPerson(traces: Traces, { db, now }: WriteContext): Promise<void> {
  const marks = new Set(marksOf(await readKey(db), traces));
  if (marks.size === 0) return;
  const rows = [...marks].map((mark) => ({ mark, erasedAt: now }));
  await db.insert(erasedPeople).values(rows).onConflictDoNothing();
}

/** Lines that are looked up at a time. */
const atOnce = 1_000;

/** The lines of people whose data were deleted on request. */
export async function findErasedPeople<Line extends { name: string; phone: string; email: string | null }>(
  db: Db,
  lines: readonly Line[],
): Promise<Line[]> {
  if (lines.length === 0 || !(await isAny(db, erasedPeople, undefined))) return [];
  const key = await readKey(db);
  const found: Line[] = [];
  for (let from = 0; from < lines.length; from += atOnce) {
    const marked = lines.slice(from, from + atOnce).map((line) => {
      const traces = { emails: line.email ? [line.email] : [], phones: [line.phone], people: [line] };
      return { line, marks: marksOf(key, traces) };
    });
    const ofLines = inArray(
      erasedPeople.mark,
      marked.flatMap(({ marks }) => marks),
    );
    const known = new Set((await db.select().from(erasedPeople).where(ofLines)).map(({ mark }) => mark));
    found.push(...marked.filter(({ marks }) => marks.some((mark) => known.has(mark))).map(({ line }) => line));
  }
  return found;
}
