import type { Role } from '@estrada/domain/access/index';
import type { UploadKind } from '@estrada/domain/uploads/index';
import type { Db } from '../kernel/database/database.ts';
import { kindOfDealer, takeEffect } from '../kernel/database/tables-in-force.ts';
import { uploads } from '../modules/uploads/uploads.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { firstDay } from './insert-reference-data.ts';

interface Sent {
  kind: UploadKind;
  /** the sender's role for tables of this kind */
  by: Role;
  tableId: string;
  /** the dealer of a table that each has for itself */
  dealerId?: string;
  fileName: string;
  sizeBytes: number;
  lineCount: number;
}

/** An upload of the demo: its history and the table in force agree. */
export async function insertUpload(
  db: Db,
  { kind, by, tableId, dealerId, lineCount, ...file }: Sent,
  accounts: readonly DemoAccount[],
  now: Date,
): Promise<void> {
  const { id: userId, name: userName } = accounts.find(({ role }) => role === by)!;
  await db.insert(uploads).values({
    ...file,
    id: tableId,
    kind,
    dealerId,
    status: 'SUCCESS',
    messageKey: 'applied',
    messageParams: { count: lineCount },
    lineCount,
    expectedLines: lineCount,
    userId,
    userName,
    uploadedAt: now,
    progressAt: now,
    finishedAt: now,
  });
  const decided = dealerId === undefined ? kind : kindOfDealer(kind, dealerId);
  await takeEffect(db, decided, tableId, { now, by: userName, from: firstDay(now) });
}
