import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { answerDueOn, type DataRequestKind, type DataRequestStatus } from '@estrada/domain/privacy/index';
import { clientDeadlines } from '@estrada/domain/settings/index';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { dataRequests } from '../modules/privacy/privacy.tables.ts';
import { nextNumber } from '../modules/proposals/index.ts';
import { proposals } from '../modules/proposals/proposals.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';

type Story = { kind: DataRequestKind; status: DataRequestStatus; daysAgo: number; answer?: string; byStaff?: true };

/** One request in each state, one of them close to its deadline. */
const stories: readonly Story[] = [
  { kind: 'DELETE', status: 'RECEIVED', daysAgo: 13 },
  { kind: 'CORRECT', status: 'IN_PROGRESS', daysAgo: 4 },
  { kind: 'VIEW', status: 'ANSWERED', daysAgo: 9, byStaff: true, answer: 'Enviamos a cópia dos dados por e-mail.' },
  {
    kind: 'DELETE',
    status: 'REFUSED',
    daysAgo: 20,
    answer: 'O contrato está em vigor e a lei obriga a manter os dados até o fim do prazo.',
  },
];

/** Requests about personal data of clients of the demo. Nothing is erased: the others of the demo need the rows. */
export async function insertDataRequests(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const desk = accounts.find(({ role }) => role === 'service-desk')!;
  const clients = await db
    .selectDistinctOn([proposals.clientDocument], {
      document: proposals.clientDocument,
      name: proposals.clientName,
      client: proposals.client,
    })
    .from(proposals)
    .where(eq(proposals.personType, 'PF'))
    .orderBy(proposals.clientDocument, desc(proposals.id))
    .limit(stories.length);
  for (const [index, { document, name, client }] of clients.entries()) {
    const { kind, status, daysAgo, answer = null, byStaff = false } = stories[index]!;
    const receivedAt = new Date(now.getTime() - daysAgo * 86_400_000);
    const answeredAt = answer === null ? null : new Date(receivedAt.getTime() + 2 * 86_400_000);
    const email = client.contact?.email ?? '';
    const isWorkedOn = status === 'IN_PROGRESS';
    await db.insert(dataRequests).values({
      id: makeId(receivedAt),
      number: await nextNumber(db, 'data_request_numbers'),
      kind,
      status,
      channel: byStaff ? 'STAFF' : 'CLIENT_PAGE',
      document,
      name,
      email,
      isEmailVerified: !byStaff,
      message: byStaff ? 'Quer saber quais dados a financeira tem.' : '',
      corrections: kind === 'CORRECT' ? [{ field: 'phone', current: '', wanted: '(11) 98765-4321' }] : [],
      consents: [],
      receivedAt,
      dueOn: answerDueOn(
        addDays(businessDay(now.toISOString()), -daysAgo),
        clientDeadlines.defaults.daysForDataRequests,
      ),
      recordedByName: byStaff ? desk.name : null,
      claimedBy: isWorkedOn ? desk.id : null,
      claimedByName: isWorkedOn ? desk.name : null,
      claimedAt: isWorkedOn ? now : null,
      answer,
      answeredAt,
      answeredByName: answer === null ? null : desk.name,
    });
  }
}
