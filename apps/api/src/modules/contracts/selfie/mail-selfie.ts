import { selfieProgress, signatureProgress } from '@estrada/domain/contracts/index';
import { selfieRequestedMail } from '../../../documents/selfie-requested.mail.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { languageOfPerson } from '../../leads/index.ts';
import { requestClientMessage } from '../../messages/index.ts';
import { everywhere, findProposal, makeClientLink } from '../../proposals/index.ts';
import { findNames, readOfferLender } from '../../simulation/index.ts';
import { findEnvelopeInForce, findSigner } from '../signature/signature.repository.ts';
import type { selfieJobs } from './selfie.jobs.ts';
import { findSelfie } from './selfie.repository.ts';
import { addressOfLink, makeLink } from './selfie-link.ts';

/**
 * Mails the selfie link to a person, while the selfie is required. The link is created here, so that no job stores its
 * secret.
 */
export const mailSelfie =
  (mailer: Mailer, seal: Seal, publicUrl: string): JobHandler<typeof selfieJobs.mailSelfie> =>
  async ({ selfieId, signerId, madeBy }, { db, today, transaction }) => {
    const [selfie, signer] = [await findSelfie(db, selfieId), await findSigner(db, signerId)];
    if (!selfie || !signer || selfie.status === 'DOUBTFUL' || selfieProgress(selfie.status) !== 'IN_PROGRESS') return;
    const envelope = await findEnvelopeInForce(db, selfie.proposalId);
    const proposal = await findProposal(db, everywhere, selfie.proposalId);
    const isOut = envelope?.id === signer.envelopeId && signatureProgress(envelope.status) !== 'NONE';
    if (!isOut || proposal?.status !== 'PU') return;
    const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
    const lender = await readOfferLender(db, proposal.simulationDate);
    const [link, pageUrl] = await transaction(async (tx) => [
      await makeLink(seal, { selfieId, signerId, madeBy }, tx),
      await makeClientLink({ seal, publicUrl }, { ...signer, proposalId: proposal.id }, tx),
    ]);
    const url = addressOfLink(publicUrl, proposal.id, signerId, link.token);
    const words = {
      name: signer.name,
      lender: lender.name,
      contact: await readOfferLender(db, today),
      dealer: dealer.tradingName,
      vehicle: proposal.vehicleLabel,
    };
    const language = await languageOfPerson(db, signer.document);
    await mailer.send({ to: signer.email, ...selfieRequestedMail.render({ ...words, url, pageUrl }, language) });
    await transaction((tx) => requestClientMessage(proposal, 'selfie', signer, tx));
  };
