import { selfieActs, signerMailboxProblem } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { clientActor, type ProposalActor } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { actorOf, appendAct, type ProposalRecord, proposalInReach } from '../../proposals/index.ts';
import { sellingEmails } from '../signature/selling-emails.ts';
import { describeSelfies } from './describe-selfies.ts';
import { freshSelfie } from './fresh-selfie.ts';
import { selfieJobs } from './selfie.jobs.ts';
import { lockSelfie, type SelfieRow, updateSelfie } from './selfie.repository.ts';
import { type PersonOfSelfie, personOf, readSelfies, type Selfies } from './selfie-facts.ts';

/** E-mails to one mailbox per hour, whoever the requester. */
const perSigner = { name: 'selfie-mails', hits: 6, windowSeconds: 3_600 };

/** A proposal locked for this write, with its selfies; refuses a request that is not possible. */
async function lockSelfieOf(
  proposalId: string,
  context: WriteContext,
): Promise<{ proposal: ProposalRecord; selfies: Selfies }> {
  const proposal = await proposalInReach(proposalId, context, { lock: true });
  return { proposal, selfies: await readSelfies(context.db, proposal) };
}

/** Requests the selfie of a person now: one already received and not confirmed still counts. */
async function request(
  { signer, selfie }: PersonOfSelfie,
  selfies: Selfies,
  proposalId: string,
  actor: ProposalActor | null,
  tx: WriteContext,
): Promise<SelfieRow> {
  selfieActs.assert('request', selfies.factsOf(selfie?.status ?? null), actor);
  const whose = { id: makeId(tx.now), proposalId, contractId: selfies.contractId!, document: signer.document };
  const held = await lockSelfie(tx.db, freshSelfie(whose));
  const status: SelfieRow['status'] = held.status === 'ERASED' || held.status === 'VOID' ? 'REQUESTED' : held.status;
  await updateSelfie(tx.db, held.id, { sentAt: tx.now, status });
  return held;
}

/** Mails the link to one signatory. */
export const sendSelfieEmail: UseCase<typeof endpoints.sendSelfieEmail, WriteContext> = async ({ body }, context) => {
  const { proposal, selfies } = await lockSelfieOf(body.proposalSaleId, context);
  await mail([personOf(selfies, body.signerId)], selfies, proposal, context);
  return describeSelfies(proposal, context);
};

/** Mails the link to every signatory whose selfie is missing. */
export const sendClientEmail: UseCase<typeof endpoints.sendClientEmail, WriteContext> = async ({ body }, context) => {
  const { proposal, selfies } = await lockSelfieOf(body.proposalSaleId, context);
  const isMissing = ({ selfie }: PersonOfSelfie) =>
    selfieActs.may('request', selfies.factsOf(selfie?.status ?? null), actorOf(context));
  const missing = selfies.people.filter(isMissing);
  // the same refusals as for one signatory; with none, no signature is requested
  const [first = null] = selfies.people;
  if (missing.length === 0)
    selfieActs.assert('request', selfies.factsOf(first?.selfie?.status ?? null), actorOf(context));
  await mail(missing, selfies, proposal, context);
  return describeSelfies(proposal, context);
};

async function mail(people: readonly PersonOfSelfie[], selfies: Selfies, proposal: ProposalRecord, tx: WriteContext) {
  for (const { selfie } of people) selfieActs.assert('request', selfies.factsOf(selfie?.status ?? null), actorOf(tx));
  const { viewer } = callerOf(tx);
  const signers = people.map(({ signer }) => signer);
  // of the current caller: another user may have requested the signatures
  const selling = await sellingEmails(proposal, signers, tx);
  const problems = signers.flatMap(
    (signer) => signerMailboxProblem(signer.email, selling, `signers.${signer.place}.email`) ?? [],
  );
  if (problems.length > 0) throw new DomainError('DOM002', { fields: problems });
  for (const person of people) {
    await limitRate(tx.db, perSigner, person.signer.id, tx.now);
    const { id: selfieId } = await request(person, selfies, proposal.id, actorOf(tx), tx);
    tx.enqueue(selfieJobs.mailSelfie, { selfieId, signerId: person.signer.id, madeBy: viewer.userId });
    tx.audit({
      action: 'proposal.selfie.send',
      entity: 'proposal',
      entityId: proposal.id,
      after: { signerName: person.signer.name, signerRole: person.signer.role },
    });
    await appendAct(proposal, { event: 'selfie.request', reason: null }, tx);
  }
}

/** Requests the selfie of a person who is at the desk, if it is missing: their page offers it next to the signature. */
export async function requestAtDesk(person: PersonOfSelfie, selfies: Selfies, proposalId: string, tx: WriteContext) {
  if (selfieActs.may('request', selfies.factsOf(person.selfie?.status ?? null), actorOf(tx)))
    await request(person, selfies, proposalId, actorOf(tx), tx);
}

/** Whether signatories may take their selfie at their own page now, requested or not. */
export const maySignatoryStart = (selfies: Selfies): boolean =>
  selfieActs.may('request', selfies.factsOf(null), clientActor);

/** The selfie that a signatory starts at their own page. @throws DomainError where it is not due */
export const startOwnSelfie = (person: PersonOfSelfie, selfies: Selfies, proposalId: string, tx: WriteContext) =>
  request(person, selfies, proposalId, clientActor, tx);
