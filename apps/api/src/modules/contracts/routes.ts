import { clientPageActs, deskMinutes, maskedMailbox } from '@estrada/domain/client-page/index';
import { planSigners, signatureActs, signerMailboxProblem, signerProblems } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import { handleJobs } from '../../kernel/jobs/define-job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { type Route, read, type UseCase, write } from '../../kernel/route.ts';
import {
  actorOf,
  appendAct,
  editFactsOf,
  lockProposal,
  makeDeskLink,
  type ProposalRecord,
  proposalInReach,
} from '../proposals/index.ts';
import { contractJobs } from './contract.jobs.ts';
import { type DossierParts, makeMakeDossier } from './dossier/make-dossier.ts';
import { fraudSignalRoutes, fraudSignalSchedule } from './fraud-signals/fraud-signal-routes.ts';
import { recordContactChange } from './fraud-signals/record-fraud-signals.ts';
import { followPapers, makePapers } from './papers/make-papers.ts';
import { makeFetchPaper, makeReadPaperAddress } from './papers/open-paper.ts';
import { paperSchedule } from './papers/papers.schedule.ts';
import { makeContractPapers, readContractPapers } from './papers/request-papers.ts';
import { mailSelfie } from './selfie/mail-selfie.ts';
import type { SelfieParts } from './selfie/receive-selfie.ts';
import { requestAtDesk } from './selfie/request-selfies.ts';
import { reuseRecentSelfies } from './selfie/reuse-selfies.ts';
import { selfieJobs } from './selfie/selfie.jobs.ts';
import { selfieSchedule } from './selfie/selfie.schedule.ts';
import { personOf, readSelfies } from './selfie/selfie-facts.ts';
import { selfieRoutes } from './selfie/selfie-routes.ts';
import { cancelEnvelope } from './signature/cancel-envelope.ts';
import { describeSignature } from './signature/describe-signature.ts';
import { type FollowParts, followCalled, followOpened } from './signature/follow-envelope.ts';
import { followEnvelopes } from './signature/follow-envelopes.ts';
import { freshEnvelope } from './signature/fresh-envelope.ts';
import { mailSigner } from './signature/mail-signer.ts';
import { openEnvelope } from './signature/open-envelope.ts';
import { sellingEmails } from './signature/selling-emails.ts';
import { signatureJobs } from './signature/signature.jobs.ts';
import { insertEnvelope } from './signature/signature.repository.ts';
import { signerRow } from './signature/signature-acts.ts';
import { readSignature } from './signature/signature-facts.ts';
import { signatureRoutes } from './signature/signature-routes.ts';
import { vapExemptionLink } from './vap-exemption/request-vap-exemption.ts';
import { vapExemptionRoutes } from './vap-exemption/vap-exemption-routes.ts';

/** Sends the papers of the contract to be signed; a job does it once this has committed. */
const requestSignature: UseCase<typeof endpoints.requestSignature, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockProposal(params.id, body.version, context);
  const { contract, facts } = await readSignature(context.db, proposal);
  signatureActs.assert('request', facts, actorOf(context));
  const emails = Object.fromEntries(body.emails.map(({ path, email }) => [path, email]));
  const planned = planSigners(proposal, emails);
  const problems = signerProblems(planned, await sellingEmails(proposal, planned, context));
  if (problems.length > 0) throw new DomainError('DOM002', { fields: problems });
  const id = makeId(context.now);
  const rows = planned.map((signer, place) => signerRow(id, signer, place, context.now));
  await insertEnvelope(
    context.db,
    freshEnvelope({
      id,
      proposalId: proposal.id,
      contractId: contract!.id,
      requestedAt: context.now,
      requestedByName: callerOf(context).name,
    }),
    rows,
  );
  const registered = new Map(planSigners(proposal).map(({ document, email }) => [document, email]));
  for (const { document, name, email } of planned) {
    const before = registered.get(document);
    if (before && before !== email)
      await recordContactChange(proposal, { document, name, changed: email, act: 'request' }, context);
  }
  await reuseRecentSelfies(proposal.id, contract!.id, rows, context);
  context.enqueue(signatureJobs.openEnvelope, { envelopeId: id });
  await appendAct(proposal, { event: 'signature.request' }, context);
  context.audit({
    action: 'proposal.signature.request',
    entity: 'proposal',
    entityId: proposal.id,
    after: { contractNumber: proposal.contractNumber, edition: contract!.edition, signerCount: planned.length },
  });
  return describeSignature(proposal, context);
};

const perMaker = { name: 'desk-links', hits: 60, windowSeconds: 3_600 };

/**
 * The address of a signatory's own page for a phone at the desk. It sends a code to the mailbox that the signature was
 * requested for, so that a user who holds the address cannot act in the signatory's name.
 *
 * @throws DomainError PRS017 where no signature is under way; DOM002 for a mailbox of the dealer's staff
 */
const makeOpenDesk =
  (seal: Seal): UseCase<typeof endpoints.openDesk, WriteContext> =>
  async ({ params }, context) => {
    const proposal = await proposalInReach(params.id, context, { lock: true });
    const { facts } = await readSignature(context.db, proposal);
    signatureActs.assert('desk', facts, actorOf(context));
    const selfies = await readSelfies(context.db, proposal);
    const person = personOf(selfies, params.signerId);
    const { signer } = person;
    const shown = await showAtDesk(proposal, signer, `signers.${signer.place}.email`, seal, context);
    await requestAtDesk(person, selfies, proposal.id, context);
    context.audit({
      action: 'proposal.signature.desk',
      entity: 'proposal',
      entityId: proposal.id,
      after: { signerName: signer.name, signerRole: signer.role },
    });
    return shown;
  };

/**
 * The address of the client's page for a phone at the desk, from the submission of the proposal on: documents, signature
 * and selfie are on it, each when it is due.
 *
 * @throws DomainError PRS006 where the client has no page; DOM002 without a mailbox, or for one of the dealer's staff
 */
const makeOpenClientDesk =
  (seal: Seal): UseCase<typeof endpoints.openClientDesk, WriteContext> =>
  async ({ params }, context) => {
    const proposal = await proposalInReach(params.id, context, { lock: true });
    clientPageActs.assert('send', editFactsOf(proposal), actorOf(context));
    const { clientDocument: document, client } = proposal;
    const email = client.contact?.email?.trim() ?? '';
    const shown = await showAtDesk(proposal, { document, email }, 'client.contact.email', seal, context);
    const selfies = await readSelfies(context.db, proposal);
    const signer = selfies.people.find((one) => one.signer.document === document);
    if (signer) await requestAtDesk(signer, selfies, proposal.id, context);
    context.audit({ action: 'proposal.clientPage.desk', entity: 'proposal', entityId: proposal.id });
    return shown;
  };

/** Creates the address of a person's page for a phone at the desk. @param path the field of the mailbox */
async function showAtDesk(
  proposal: ProposalRecord,
  { document, email }: { document: string; email: string },
  path: string,
  seal: Seal,
  context: WriteContext,
) {
  const problem = signerMailboxProblem(email, await sellingEmails(proposal, [{ email }], context), path);
  if (problem) throw new DomainError('DOM002', { fields: [problem] });
  await limitRate(context.db, perMaker, callerOf(context).viewer.userId, context.now);
  const { url, expiresAt } = await makeDeskLink(
    { seal, publicUrl: context.http.portalOrigin, minutes: deskMinutes },
    { proposalId: proposal.id, document, email },
    context,
  );
  return { url, sentTo: maskedMailbox(email), expiresAt: expiresAt.toISOString() };
}

/** The dependencies of the area: files, partners, the keys that seal links and dossiers. */
export type ContractParts = DossierParts & FollowParts & SelfieParts;

/** The area's routes: endpoint → use case. */
export const contractRoutes = (parts: ContractParts): Route[] => [
  // a write although it is a GET: with `createNew` it requests papers
  write(endpoints.readContractPapers, readContractPapers),
  write(endpoints.makeContractPapers, makeContractPapers),
  write(endpoints.readPaperAddress, makeReadPaperAddress(parts.seal)),
  read(endpoints.fetchPaper, makeFetchPaper(parts.seal, parts.files)),
  write(endpoints.makeDossier, makeMakeDossier(parts)),
  write(endpoints.requestSignature, requestSignature),
  write(endpoints.openDesk, makeOpenDesk(parts.seal)),
  write(endpoints.openClientDesk, makeOpenClientDesk(parts.seal)),
  ...signatureRoutes(parts),
  ...selfieRoutes(parts),
  ...vapExemptionRoutes(parts.seal),
  ...fraudSignalRoutes,
];

type JobParts = FollowParts & { mailer: Mailer; seal: Seal; publicUrl: string };

/** The area's job handlers with their dependencies. */
export const handleContractJobs = ({ certisign, files, mailer, seal, publicUrl }: JobParts) => [
  ...handleJobs(contractJobs, { make: { run: makePapers(files), follow: followPapers } }),
  ...handleJobs(signatureJobs, {
    openEnvelope: openEnvelope({ certisign, files, publicUrl }),
    cancelEnvelope: cancelEnvelope(certisign),
    followEnvelope: followCalled({ certisign, files }),
    followOpened: followOpened({ certisign, files }),
    mailSigner: mailSigner(mailer, { seal, publicUrl }),
  }),
  ...handleJobs(selfieJobs, { mailSelfie: mailSelfie(mailer, seal, publicUrl) }),
];

/**
 * Scheduled work on contracts: envelopes are followed; papers, pictures and links are deleted at the end of their
 * retention.
 */
export const contractSchedule = (parts: FollowParts): Task[] => [
  ...followEnvelopes(parts),
  removeLinks(vapExemptionLink),
  ...paperSchedule(parts.files),
  ...selfieSchedule(parts.files),
  ...fraudSignalSchedule,
];
