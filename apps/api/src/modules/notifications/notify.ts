import type { Language } from '@estrada/domain/errors/index';
import { noticeMessage } from '@estrada/domain/notifications/index';
import type { WriteContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import {
  type Audience,
  addLeadNotifications,
  insertNotifications,
  insertSimulationNotification,
  listSpeakers,
} from './notifications.repository.ts';

/** What raises a notice needs of the transaction it happens in. */
type Raising = Pick<WriteContext, 'db' | 'now'>;

/**
 * Tables that people work with have changed, or are about to end (docs/specification/notifications.md#tables): the
 * portal has the words of each code.
 */
export type TableNotice = 'NOT001' | 'NOT002' | 'NOT003';

const audienceOf: Record<TableNotice, Audience> = {
  // the PSCs and the dealer's conditions are looked after by the dealer's F&I manager
  NOT001: { roles: ['fi-manager', 'representante'] },
  NOT002: { roles: ['fi-manager', 'representante'] },
  // who uploads price tables has thirty days to upload the next ones
  NOT003: { roles: ['finance', 'bit'] },
};

/**
 * Notifies of changed or ending tables.
 *
 * @param audience who is notified; by default those who work with such tables
 * @returns how many were notified; who has not confirmed the same notice yet is not notified twice
 */
export function notifyOfTables(code: TableNotice, { db, now }: Raising, audience = audienceOf[code]): Promise<number> {
  return insertNotifications(db, audience, { code, message: '' }, now);
}

/**
 * Notifies people in words of the caller's own.
 *
 * @throws DomainError SET082, SET083 for a message that is too long or empty
 */
export async function notifyPeople(message: string, audience: Audience, { db, now }: Raising): Promise<number> {
  return insertNotifications(db, audience, { code: null, message: noticeMessage(message) }, now);
}

/** Notifies people of what was done with a record of theirs, each in the language of the account. */
export async function notifyInLanguages(
  words: Readonly<Record<Language, string>>,
  userIds: readonly string[],
  raising: Raising,
): Promise<void> {
  for (const language of Object.keys(words) as Language[])
    await notifyPeople(words[language], { userIds: await listSpeakers(raising.db, userIds, language) }, raising);
}

/** Notifies a dealer of opportunities that nobody there has seen yet. */
export function notifyOfLeads(dealerId: string, added: number, { db, now }: Raising): Promise<void> {
  return addLeadNotifications(db, dealerId, added, now);
}

/** Notifies a person of what became of a zero-rate simulation; the portal shows the words of the code. */
export async function notifyOfRateZero(userId: string, code: string, { db, now }: Raising): Promise<void> {
  await insertSimulationNotification(db, { id: makeId(now), userId, type: 'RATE_ZERO', code, createdAt: now });
}
