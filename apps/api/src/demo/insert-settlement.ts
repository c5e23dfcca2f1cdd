import type { ProposalActor, ProposalEvent } from '@estrada/domain/proposals/index';
import { and, eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../kernel/context.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeId } from '../kernel/ids.ts';
import type { Mailer } from '../kernel/mail.ts';
import { proposalFraudSignals } from '../modules/contracts/fraud-signals/fraud-signals.tables.ts';
import { listDocuments, updateDocument } from '../modules/documents/documents.repository.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { everywhere, system } from '../modules/proposals/job-actors.ts';
import { moveProposal } from '../modules/proposals/move-proposal.ts';
import { readStoredFacts } from '../modules/proposals/proposal-facts.ts';
import { findProposal, updateProposal } from '../modules/proposals/proposals.repository.ts';
import { returnPayment } from '../modules/settlement/move-payment.ts';
import { payDealer } from '../modules/settlement/pay-dealer.ts';
import { registerLien } from '../modules/settlement/register-lien.ts';
import { releaseLien } from '../modules/settlement/release-lien.ts';
import { insertLien, listLiens, listPayments, updatePayment } from '../modules/settlement/settlement.repository.ts';
import { mailWelcome } from '../modules/settlement/welcome/mail-welcome.ts';
import { findLastWelcomeLetter } from '../modules/settlement/welcome/welcome.repository.ts';
import { withdraw } from '../modules/settlement/withdrawal/withdrawal-acts.ts';
import type { Partners } from '../partners/index.ts';
import { insertReceived } from './insert-documents.ts';
import { insertSigned } from './insert-signature.ts';

/**
 * The states of proposals after their contract: ready, activated, with a returned payment, paid, and paid and withdrawn
 * from. The last one is signed remotely, as a withdrawal requires, the others on paper.
 */
export const settlementStories = ['ready', 'activated', 'returned', 'paid'] as const;
type Story = (typeof settlementStories)[number] | 'withdrawn';
type Mover = { actor: ProposalActor; actorName: string };

/** The demo load calls no partner: their answers are created here. */
const answering = (today: string) => ({
  lienRegistry: {
    register: async ({ requestId }) => ({
      status: 'REGISTERED',
      registration: `GRV-${requestId.slice(-8)}`,
      registeredOn: today,
    }),
    find: async (requestId) => ({
      status: 'REGISTERED',
      registration: `GRV-${requestId.slice(-8)}`,
      registeredOn: today,
    }),
    release: async (registration) => ({
      status: 'RELEASED',
      registration,
      registeredOn: today,
      releasedOn: today,
    }),
  } satisfies Partners['lienRegistry'],
  dealerPayments: {
    pay: async ({ requestId }) => ({ paymentId: `demo-${requestId}`, expectedOn: today }),
    collect: async ({ requestId }) => ({ paymentId: `demo-${requestId}`, expectedOn: today }),
    findRequest: async () => null,
    find: async () => null,
  } satisfies Partners['dealerPayments'],
});

/** Moves a proposal with a contract to the state of its story, by the moves and use cases of the product itself. */
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
  if (story === 'withdrawn') await insertSigned({ proposalId, sellerName: seller.actorName }, files, context);
  else {
    await updateProposal(db, proposalId, { electronicSignature: false });
    await insertReceived(db, files, { proposalId, kind: 'FINANCE_KIT', sentByName: seller.actorName, sentAt: now });
  }
  const { vehicleAdditionalInfo } = (await findProposal(db, everywhere, proposalId))!;
  const lienId = makeId(now);
  await insertLien(db, {
    id: lienId,
    proposalId,
    status: 'REQUESTED',
    chassis: vehicleAdditionalInfo.chassis!,
    byHand: false,
    registration: null,
    registeredOn: null,
    lapsesOn: null,
    reason: null,
    endedAt: null,
    stop: null,
    requestedAt: now,
    requestedByName: seller.actorName,
    sentAt: null,
  });
  await registerLien(partners.lienRegistry)({ lienId }, context);
  if (story === 'ready') return;
  await move('activate', seller);
  if (story === 'activated') return insertFraudSignal(proposalId, context);
  await confirmActivation(proposalId, context);
  const [payment] = await listPayments(db, proposalId);
  await payDealer(partners.dealerPayments)({ paymentId: payment!.id }, context);
  if (story === 'returned')
    return void (await context.transaction((tx) =>
      returnPayment(payment!, 'Conta do beneficiário encerrada.', withoutJobs(tx)),
    ));
  await updatePayment(db, payment!.id, { status: 'CONFIRMED', receipt: 'CP-DEMO', settledOn: today, endedAt: now });
  await move('confirmPayment', system);
  const letter = await findLastWelcomeLetter(db, proposalId);
  // nobody has the secret of a demo link
  await mailWelcome(noMailer, async () => '')({ letterId: letter!.id }, context);
  if (story === 'withdrawn') await withdrawFrom(proposalId, partners, context);
}

/** Finance accepts what has arrived and confirms; the invoice comes with the vehicle. */
async function confirmActivation(proposalId: string, context: FlowContext): Promise<void> {
  const financier = await aFinancier(context);
  await context.transaction(async (tx) => {
    for (const document of await listDocuments(tx.db, proposalId))
      if (document.status === 'RECEIVED')
        await updateDocument(tx.db, document, {
          status: 'ACCEPTED',
          version: document.version + 1,
          reviewedByName: financier.actorName,
          reviewedAt: tx.now,
        });
    const proposal = (await findProposal(tx.db, everywhere, proposalId, { lock: true }))!;
    const known = await readStoredFacts(tx.db, proposal, tx.today, ['openFundingItems']);
    const reason = 'A nota fiscal é emitida na entrega do veículo, combinada para esta semana.';
    const exceptions = Object.fromEntries(known.openFundingItems.map((item) => [item, reason]));
    await moveProposal({ proposal, known, event: 'confirmActivation', ...financier, exceptions }, withoutJobs(tx));
  });
}

/** Finance has an alert to review before it confirms the activation. */
async function insertFraudSignal(proposalId: string, { db, now }: FlowContext): Promise<void> {
  const { clientDocument, clientName } = (await findProposal(db, everywhere, proposalId))!;
  await db.insert(proposalFraudSignals).values({
    id: makeId(now),
    proposalId,
    kind: 'CONTACT_CHANGED',
    act: 'registration',
    document: clientDocument,
    personName: clientName,
    subjectHash: 'demo',
    at: now,
  });
}

/** The client has withdrawn in writing: the payment is being refunded, and the outcome is open. */
async function withdrawFrom(proposalId: string, partners: ReturnType<typeof answering>, context: FlowContext) {
  const financier = await aFinancier(context);
  await context.transaction(async (tx) => {
    const proposal = (await findProposal(tx.db, everywhere, proposalId, { lock: true }))!;
    const said = {
      version: proposal.version,
      wishedOn: tx.today,
      clientPaidCents: 0,
      correction: '0',
      reason: 'Recebi outra proposta e desisto do financiamento.',
      channel: 'email',
      principalFrom: 'dealer',
    } as const;
    await withdraw(proposal, said, financier, withoutJobs(tx));
  });
  const [lien] = await listLiens(context.db, proposalId, 1);
  await releaseLien(partners.lienRegistry)({ lienId: lien!.id }, context);
  const [collection] = await listPayments(context.db, proposalId, 1);
  await payDealer(partners.dealerPayments)({ paymentId: collection!.id }, context);
}

/** No person of the demo has a mailbox. */
const noMailer: Mailer = { send: async () => {}, close: () => {} };

/** The demo load has no worker yet. */
const withoutJobs = (tx: WriteContext): WriteContext => ({ ...tx, enqueue: () => {} });

/** The confirming user: one who decided on none of these credits, because the engine did. */
async function aFinancier({ db }: FlowContext): Promise<Mover> {
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.username, 'DEMO.FINANCE'), eq(users.enabled, true)));
  return { actor: { kind: 'finance', userId: user!.id }, actorName: user!.name };
}
