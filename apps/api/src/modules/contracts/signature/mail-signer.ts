import { signatureRequestedMail } from '../../../documents/signature-requested.mail.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { languageOfPerson } from '../../leads/index.ts';
import { requestClientMessage } from '../../messages/index.ts';
import { everywhere, findProposal, makeClientLink } from '../../proposals/index.ts';
import { findNames, readOfferLender } from '../../simulation/index.ts';
import { findContract } from '../contracts.repository.ts';
import { isSignersTurn } from './invite-signers.ts';
import type { signatureJobs } from './signature.jobs.ts';
import { findEnvelope, findSigner, listSigners } from './signature.repository.ts';

/** Mails the signing link to a signatory, while their signature is pending. */
export const mailSigner =
  (mailer: Mailer, page: { seal: Seal; publicUrl: string }): JobHandler<typeof signatureJobs.mailSigner> =>
  async ({ signerId }, { db, today, transaction }) => {
    const signer = await findSigner(db, signerId);
    const envelope = signer && (await transaction((tx) => findEnvelope(tx.db, signer.envelopeId)));
    if (!signer?.link || envelope?.status !== 'IN_PROGRESS') return;
    if (!isSignersTurn(signer, await listSigners(db, envelope.id))) return;
    const proposal = await findProposal(db, everywhere, envelope.proposalId);
    const contract = await findContract(db, envelope.contractId);
    if (!proposal || !contract) return;
    const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
    const lender = await readOfferLender(db, contract.issuedOn);
    const { contractNumber } = proposal;
    const pageUrl = await transaction((tx) => makeClientLink(page, { ...signer, proposalId: proposal.id }, tx));
    const mail = {
      name: signer.name,
      lender: lender.name,
      contact: await readOfferLender(db, today),
      dealer: dealer.tradingName,
      url: signer.link,
      pageUrl,
    };
    const language = await languageOfPerson(db, signer.document);
    await mailer.send({
      to: signer.email,
      ...signatureRequestedMail.render({ ...mail, contractNumber: contractNumber ?? '' }, language),
    });
    await transaction((tx) => requestClientMessage(proposal, 'signature', signer, tx));
  };
