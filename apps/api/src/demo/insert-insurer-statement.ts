import { asc, eq } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { insuranceCommissions, insurerStatementLines } from '../modules/policies/commissions.tables.ts';
import { insurerStatementTables, reconcileStatements } from '../modules/policies/insurer-statements.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { insertUpload } from './insert-upload.ts';

/** The statement of an insurer with two differences: it pays what we have no table for, and a policy that is not ours. */
export async function insertInsurerStatement(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const [sold] = await db
    .select()
    .from(insuranceCommissions)
    .where(eq(insuranceCommissions.insurer, 'CARDIF'))
    .orderBy(asc(insuranceCommissions.id))
    .limit(1);
  if (!sold) return;
  const tableId = makeId(now);
  const { insurer, statementMonth: month, policyNumber, netCents } = sold;
  const ofStatement = { tableId, insurer, month, kind: 'ISSUE' } as const;
  await db.insert(insurerStatementLines).values([
    { ...ofStatement, item: 1, policyNumber, netCents, commissionCents: Math.round(netCents * 0.18) },
    { ...ofStatement, item: 2, policyNumber: '77009931', netCents: 189_000, commissionCents: 34_020 },
  ]);
  const file = { fileName: 'demonstrativo-cardif.csv', sizeBytes: 214, lineCount: 2 };
  await insertUpload(db, { kind: insurerStatementTables.kind, by: 'insurance', tableId, ...file }, accounts, now);
  const by = accounts.find(({ role }) => role === 'insurance')!.name;
  await reconcileStatements(db, tableId, { now, by });
}
