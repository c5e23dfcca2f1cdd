import type { ProposalActor, ProposalEvent } from '@estrada/domain/proposals/index';
import { and, eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../kernel/context.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeId } from '../kernel/ids.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { everywhere, system } from '../modules/proposals/jobs/job-actors.ts';
import { moveProposal } from '../modules/proposals/move-proposal.ts';
import { findProposal, updateProposal } from '../modules/proposals/proposals.repository.ts';
import { returnPayment } from '../modules/proposals/settlement/move-payment.ts';
import { payDealer } from '../modules/proposals/settlement/pay-dealer.ts';
import { registerLien } from '../modules/proposals/settlement/register-lien.ts';
import { insertLien, listPayments, updatePayment } from '../modules/proposals/settlement/settlement.repository.ts';
import type { Partners } from '../partners/index.ts';
import { insertReceived } from './insert-documents.ts';

/** How far proposals that are signed on paper are: ready, activated, with a payment that came back, paid. */
export const settlementStories = ['ready', 'activated', 'returned', 'paid'] as const;
type Story = (typeof settlementStories)[number];
type Mover = { actor: ProposalActor; actorName: string };

/** A demonstration asks no partner: what they would say is said here. */
const answering = (today: string) => ({
  lienRegistry: {
    register: async ({ requestId }) => ({
      ...{ status: 'REGISTERED', registration: `GRV-${requestId.slice(-8)}`, registeredOn: today },
    }),
    find: async () => null,
    release: () => Promise.reject(new Error('Nothing is released in the demonstration')),
  } satisfies Partners['lienRegistry'],
  dealerPayments: {
    pay: async ({ requestId }) => ({ paymentId: `demo-${requestId}`, expectedOn: today }),
    collect: () => Promise.reject(new Error('Nothing is given back in the demonstration')),
    findRequest: async () => null,
    find: async () => null,
  } satisfies Partners['dealerPayments'],
});

/** Takes a proposal with a contract as far as its story goes, by the moves and the work of the product itself. */
export async function insertSettlement(
  { proposalId, seller, story }: { proposalId: string; seller: Mover; story: Story },
  files: FileStore,
  context: FlowContext,
): Promise<void> {
  const { db, now, today } = context;
  const partners = answering(today);
  const move = (event: ProposalEvent, who: Mover) =>
    context.transaction(async (tx) => {
      const proposal = (await findProposal(tx.db, everywhere, proposalId, { lock: true }))!;
      await moveProposal({ proposal, event, ...who }, withoutJobs(tx));
    });
  await updateProposal(db, proposalId, { electronicSignature: false });
  const { vehicleAdditionalInfo } = (await findProposal(db, everywhere, proposalId))!;
  await insertReceived(db, files, { proposalId, kind: 'FINANCE_KIT', sentByName: seller.actorName, sentAt: now });
  const lienId = makeId(now);
  await insertLien(db, {
    ...{ id: lienId, proposalId, status: 'REQUESTED', chassis: vehicleAdditionalInfo.chassis!, byHand: false },
    ...{ registration: null, registeredOn: null, lapsesOn: null, reason: null, endedAt: null, stop: null },
    ...{ requestedAt: now, requestedByName: seller.actorName, sentAt: null },
  });
  await registerLien(partners.lienRegistry)({ lienId }, context);
  if (story === 'ready') return;
  await move('activate', seller);
  if (story === 'activated') return;
  await move('confirmActivation', await aFinancier(context));
  const [payment] = await listPayments(db, proposalId);
  await payDealer(partners.dealerPayments)({ paymentId: payment!.id }, context);
  if (story === 'returned')
    return void (await context.transaction((tx) =>
      returnPayment(payment!, 'Conta do beneficiário encerrada.', withoutJobs(tx)),
    ));
  await updatePayment(db, payment!.id, { status: 'CONFIRMED', receipt: 'CP-DEMO', settledOn: today, endedAt: now });
  await move('confirmPayment', system);
}

/** A demonstration has no worker yet. */
const withoutJobs = (tx: WriteContext): WriteContext => ({ ...tx, enqueue: () => {} });

/** Who confirms: somebody who decided on none of these credits, which the engine did. */
async function aFinancier({ db }: FlowContext): Promise<Mover> {
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.username, 'DEMO.FINANCE'), eq(users.enabled, true)));
  return { actor: { kind: 'finance', userId: user!.id }, actorName: user!.name };
}
