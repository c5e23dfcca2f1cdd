import { mayEraseFiles } from '@estrada/domain/privacy/index';
import { dataAnsweredMail } from '../../documents/data-answered.mail.ts';
import type { FileStore } from '../../kernel/files.ts';
import { handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { eraseShots } from '../contracts/index.ts';
import { erasePages } from '../documents/index.ts';
import { eraseConsortiumLeads, eraseLeads, languageOfPerson } from '../leads/index.ts';
import { forgetMessages, optOutPhones } from '../messages/index.ts';
import { eraseSimulations, readOfferLender } from '../simulation/index.ts';
import { eraseWebForm } from '../web-form/index.ts';
import { findDataRequest, ownerOf, updateDataRequest } from './data-requests.ts';
import { gatherPersonData, heldProposal, keptProposalIds } from './person-data.ts';
import { privacyJobs } from './privacy.jobs.ts';

/**
 * Carries out a granted deletion: web forms, leads, consortium leads, simulations without a proposal, messages and the files
 * of ended proposals, except what law requires to keep.
 * Repeated it erases what is left; the trail keeps masked values, so its chain stays valid.
 */
export const erasePerson =
  (files: FileStore): JobHandler<typeof privacyJobs.erase> =>
  async ({ requestId }, context) => {
    const request = await findDataRequest(context.db, requestId);
    if (request?.kind !== 'DELETE' || request.status !== 'ANSWERED' || request.erasedAt !== null) return;
    const owner = ownerOf(request);
    const data = await gatherPersonData(context.db, owner);
    const keptProposals = keptProposalIds(data);
    const keptLeads = new Set(
      data.leads.filter(({ proposalId }) => proposalId && keptProposals.includes(proposalId)).map(({ id }) => id),
    );
    const forms = data.webForms.filter(({ leadId }) => leadId === null || !keptLeads.has(leadId));
    for (const { id } of forms) await eraseWebForm(id, files, context);
    let pageCount = 0;
    const ended = data.proposals.filter((proposal) => mayEraseFiles(heldProposal(proposal), context.today));
    for (const { id } of ended)
      pageCount += (await erasePages(id, files, context)) + (await eraseShots(id, files, context));
    await context.transaction(async (tx) => {
      // whoever wants to be forgotten is not written to again; a contract in force still needs its messages
      if (keptProposals.length + data.guarantees.length === 0) await optOutPhones(tx.db, data.phones, tx.now);
      const leadCount = await eraseLeads(owner, keptProposals, tx);
      const simulationCount = await eraseSimulations(
        data.simulations.map(({ id }) => id),
        tx,
      );
      const consortiumCount = await eraseConsortiumLeads({ ...owner, phones: data.phones, names: data.names }, tx);
      const messageCount = await forgetMessages(tx.db, { document: owner.document, subjectIds: data.subjectIds });
      await updateDataRequest(tx.db, request.id, { erasedAt: tx.now });
      tx.audit({
        action: 'data-request.erase',
        entity: 'data-request',
        entityId: request.id,
        after: {
          number: request.number,
          leadCount,
          webFormCount: forms.length,
          simulationCount,
          consortiumCount,
          messageCount,
          proposalCount: ended.length,
          pageCount,
        },
      });
    });
  };

/** Mails the answer to the person; what was kept is part of it. */
const mailDataAnswer =
  (mailer: Mailer): JobHandler<typeof privacyJobs.mailAnswer> =>
  async ({ requestId }, { db, today }) => {
    const request = await findDataRequest(db, requestId);
    if (!request?.answer || request.email === '') return;
    const { name, number, kind, status, answer, kept, document, email } = request;
    const lender = await readOfferLender(db, today);
    const mail = {
      name,
      number,
      kind,
      isGranted: status === 'ANSWERED',
      answerText: answer,
      kept: kept ?? [],
      lenderName: lender.name,
    };
    await mailer.send({ to: email, ...dataAnsweredMail.render(mail, await languageOfPerson(db, document)) });
  };

/** The area's job handlers with their dependencies. */
export const handlePrivacyJobs = (mailer: Mailer, files: FileStore) =>
  handleJobs(privacyJobs, { erase: erasePerson(files), mailAnswer: mailDataAnswer(mailer) });
