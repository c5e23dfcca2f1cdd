import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { tccManagers, users } from '../modules/identity/identity.tables.ts';
import { dealers } from '../modules/organization/organization.tables.ts';
import { feeOf } from '../modules/proposals/exemption/describe-exemption.ts';
import { insertExemption } from '../modules/proposals/exemption/exemptions.repository.ts';
import { appendHistory } from '../modules/proposals/proposals.repository.ts';
import { proposals } from '../modules/proposals/proposals.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { insertUpload } from './insert-upload.ts';

/** The managers of exemptions from the registration fee: finance for every dealer. */
export async function insertTccManagers(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const tableId = makeId(now);
  const codes = await db.select({ gmfCode: dealers.GMFcode }).from(dealers);
  const rows = codes.map(({ gmfCode }) => ({ tableId, gmfCode, username: 'DEMO.FINANCE', enabled: true }));
  await db.insert(tccManagers).values(rows);
  const file = { fileName: 'gestores-de-tcc.xlsx', sizeBytes: 7_168 };
  await insertUpload(
    db,
    { kind: 'tcc-managers', by: 'admin-internal', tableId, ...file, lineCount: rows.length },
    accounts,
    now,
  );
}

/** The sellers' reasons for an exemption. The first waits, the second was refused. */
const reasons = [
  'Cliente já paga a tarifa em outro contrato da mesma família, em fase de ativação.',
  'Cliente pediu desconto.',
] as const;

/** Two requests for exemption, of two dealers' open proposals. No notices are sent, because they are old. */
export async function insertExemptions(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const finance = accounts.find(({ role }) => role === 'finance')!;
  const open = await db
    .selectDistinctOn([proposals.dealerId], { proposal: proposals, sellerName: users.name })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.sellerId))
    .where(sql`${proposals.status} in ('WO', 'RA') and ${proposals.figures}->'financedItems' @> '[{"code":"TCC"}]'`)
    .orderBy(proposals.dealerId, desc(proposals.id))
    .limit(reasons.length);
  for (const [index, { proposal, sellerName }] of open.entries()) {
    const requestedAt = new Date(proposal.updatedAt.getTime() + 60_000);
    const decidedAt = index === 1 ? new Date(requestedAt.getTime() + 600_000) : null;
    await insertExemption(db, {
      id: makeId(now),
      proposalId: proposal.id,
      dealerId: proposal.dealerId,
      status: decidedAt ? 'REFUSED' : 'PENDING',
      feeCents: feeOf(proposal),
      reason: reasons[index]!,
      requestedBy: proposal.sellerId,
      requestedByName: sellerName,
      requestedAt,
      decidedBy: decidedAt && finance.id,
      decidedByName: decidedAt && finance.name,
      decidedAt,
      decisionReason: decidedAt && 'A tarifa remunera o cadastro e não é objeto de desconto.',
      updatedAt: decidedAt ?? requestedAt,
    });
    const seller = { actorId: proposal.sellerId, actorName: sellerName, reason: reasons[index]! };
    const history = { proposalId: proposal.id, fromStatus: proposal.status, toStatus: proposal.status };
    await appendHistory(db, { ...history, ...seller, at: requestedAt, event: 'exemption.request' });
  }
}
