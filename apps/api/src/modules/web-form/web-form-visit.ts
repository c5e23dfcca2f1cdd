import { DomainError } from '@estrada/domain/errors/index';
import { webFormDays, webFormSessionMinutes } from '@estrada/domain/web-form/index';
import { and, eq } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { hashLinkToken, isOwnToken, makeLinkToken, type Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { issueLink, linkKind } from '../../kernel/personal-links.ts';
import { ensureSellsBy, findDealerInScope } from '../organization/index.ts';
import { webFormLinks, webForms } from './web-form.tables.ts';

export type WebFormRecord = typeof webForms.$inferSelect;

/** A form that its person goes on with: sent to their own mailbox and phone alone. */
export const webFormLink = linkKind({
  purpose: 'web-form',
  table: webFormLinks,
  receivers: ['owner'],
  perAddress: { name: 'web-form-link-address', hits: 300, windowSeconds: 300 },
  removal: { task: 'web-form.remove-links', every: 'night', afterDays: 1 },
});

const perAddress = { name: 'web-form-address', hits: 600, windowSeconds: 300 };

/** The instant at which a form that is saved now is deleted. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + webFormDays * 86_400_000);

/** A new session of a browser: its secret, and what is stored of it. */
export function makeSession(seal: Seal, now: Date) {
  const session = makeLinkToken('web-form-session', seal);
  return { session, stored: { sessionHash: hashLinkToken(session), sessionExpiresAt: sessionEnd(now) } };
}

/** Each call that changes the form makes the session last longer. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + webFormSessionMinutes * 60_000);

/** Creates a link for the person of a form. @returns its address */
export async function makeWebFormLink(
  { id, expiresAt }: Pick<WebFormRecord, 'id' | 'expiresAt'>,
  { seal, publicUrl }: { seal: Seal; publicUrl: string },
  tx: WriteContext,
): Promise<string> {
  const { token } = await issueLink(webFormLink, { formId: id }, { seal, to: 'owner', expiresAt }, tx);
  return `${publicUrl}/formweb#${token}`;
}

/**
 * The form of the session in the header.
 *
 * @throws DomainError SEC004 for an ended session, or one that another browser has replaced; USE029
 */
export async function openWebFormVisit(seal: Seal, context: ReadContext): Promise<WebFormRecord> {
  const { db, now, http } = context;
  await limitRate(db, perAddress, http.clientAddress, now);
  const token = http.linkToken ?? '';
  const [row] = await db
    .select()
    .from(webForms)
    .where(eq(webForms.sessionHash, hashLinkToken(token)));
  const isOpen = row?.sessionExpiresAt && row.sessionExpiresAt > now && (row.sentAt || row.expiresAt > now);
  return inReach(isOwnToken(token, 'web-form-session', seal) && isOpen ? row : null);
}

/** The same form, locked: in the meantime another browser may have opened its link. @throws DomainError SEC004 */
export async function lockVisit({ id, sessionHash }: WebFormRecord, { db }: WriteContext): Promise<WebFormRecord> {
  const [row] = await db
    .select()
    .from(webForms)
    .where(and(eq(webForms.id, id), eq(webForms.sessionHash, sessionHash ?? '')))
    .for('update');
  return inReach(row);
}

/** The dealer of a form. @throws DomainError SEC004 for an unknown one, ADD004 where its channel is off */
export async function acceptingDealer(id: string, { db }: ReadContext) {
  const dealer = inReach(await findDealerInScope(db, { kind: 'all' }, id));
  await ensureSellsBy(db, dealer.id, 'FORMWEB');
  return dealer;
}

/** Refuses what can no longer change. @throws DomainError PRS007 */
export function ensureNotSent({ sentAt }: WebFormRecord): void {
  if (sentAt !== null) throw new DomainError('PRS007');
}

export const updateWebForm = (db: Db, id: string, changes: Partial<WebFormRecord>) =>
  db.update(webForms).set(changes).where(eq(webForms.id, id));
