import type { Db } from '../kernel/database/database.ts';
import { notifyOfLeads, notifyOfTables, notifyPeople } from '../modules/notifications/index.ts';
import type { DemoAccount } from './insert-accounts.ts';

/** Notices to show, at people and a dealer that no other demonstration needs undisturbed. */
export async function insertNotices(
  db: Db,
  accounts: readonly DemoAccount[],
  dealerIds: readonly string[],
  now: Date,
): Promise<void> {
  const audience = { userIds: accounts.filter(({ role }) => role === 'consorcio').map(({ id }) => id) };
  await notifyPeople('Estes são os avisos do portal: cada um fica aqui até você confirmar.', audience, { db, now });
  await notifyOfTables('NOT003', { db, now }, audience);
  // the F&I manager's second dealer
  await notifyOfLeads(dealerIds[2]!, 3, { db, now });
}
