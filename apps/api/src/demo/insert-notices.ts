import type { Db } from '../kernel/database/database.ts';
import { notifyOfLeads, notifyOfTables, notifyPeople } from '../modules/notifications/index.ts';
import { notifications } from '../modules/notifications/notifications.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';

/** Notices to show, at people and a dealer that no other demonstration needs undisturbed. */
export async function insertNotices(
  db: Db,
  accounts: readonly DemoAccount[],
  dealerIds: readonly string[],
  now: Date,
): Promise<void> {
  // what the stories caused on their way is read: nobody's first page of the demonstration begins with a dialog of the past
  await db.delete(notifications);
  const audience = { userIds: accounts.filter(({ role }) => role === 'consorcio').map(({ id }) => id) };
  await notifyPeople('Estes são os avisos do portal: cada um fica aqui até você confirmar.', audience, { db, now });
  await notifyOfTables('NOT003', { db, now }, audience);
  // the F&I manager's second dealer
  await notifyOfLeads(dealerIds[2]!, 3, { db, now });
}
