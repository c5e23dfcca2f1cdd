import type { FileStore } from '../../../kernel/files.ts';
import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { Partners } from '../../../partners/index.ts';
import { clientPageJobs } from '../client-page/client-page.jobs.ts';
import { mailClientCode } from '../client-page/mail-client-code.ts';
import { mailClientDocuments } from '../client-page/mail-client-documents.ts';
import { announceEndings } from '../expiry/announce-endings.ts';
import { expireDue } from '../expiry/expire-due.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { mailSelfie } from '../selfie/mail-selfie.ts';
import { selfieJobs } from '../selfie/selfie.jobs.ts';
import { followLien, followPayment } from '../settlement/follow-settlement.ts';
import { payDealer } from '../settlement/pay-dealer.ts';
import { registerLien } from '../settlement/register-lien.ts';
import { releaseLien } from '../settlement/release-lien.ts';
import { settlementJobs } from '../settlement/settlement.jobs.ts';
import { cancelEnvelope } from '../signature/cancel-envelope.ts';
import { followCalled } from '../signature/follow-envelope.ts';
import { mailSigner } from '../signature/mail-signer.ts';
import { openEnvelope } from '../signature/open-envelope.ts';
import { signatureJobs } from '../signature/signature.jobs.ts';
import { mailWelcome } from '../welcome/mail-welcome.ts';
import { announceClocks } from '../withdrawal/announce-clocks.ts';
import { announceLiens } from '../withdrawal/announce-liens.ts';
import { mailWithdrawal } from '../withdrawal/mail-withdrawal.ts';
import { analyse } from './analyse.ts';
import { checkConditions } from './check-conditions.ts';
import { followWork } from './follow-work.ts';
import { mailSeller } from './mail-seller.ts';
import { validateTable } from './validate-table.ts';

/** The area's jobs with what they need. */
export const handleProposalJobs = (
  { creditEngine, lienRegistry, dealerPayments, certisign }: Partners,
  mailer: Mailer,
  publicUrl: string,
  files: FileStore,
  seal: Seal,
) => [
  ...handleJobs(settlementJobs, {
    registerLien: { run: registerLien(lienRegistry), follow: followLien },
    releaseLien: { run: releaseLien(lienRegistry), follow: followLien },
    payDealer: { run: payDealer(dealerPayments), follow: followPayment },
    mailWithdrawal: mailWithdrawal(mailer),
    mailWelcome: mailWelcome(mailer),
  }),
  ...handleJobs(signatureJobs, {
    openEnvelope: openEnvelope({ certisign, files, callbackUrl: `${publicUrl}/api/callbacks/certisign` }),
    cancelEnvelope: cancelEnvelope(certisign),
    followEnvelope: followCalled({ certisign, files }),
    mailSigner: mailSigner(mailer, { seal, publicUrl }),
  }),
  ...handleJobs(clientPageJobs, {
    mailClientCode: mailClientCode(mailer, seal),
    mailClientDocuments: mailClientDocuments(mailer, { seal, publicUrl }),
  }),
  ...handleJobs(selfieJobs, { mailSelfie: mailSelfie(mailer, seal, publicUrl) }),
  ...handleJobs(proposalJobs, {
    analyse: { run: analyse(creditEngine), follow: followWork(['SU', 'PD']) },
    checkConditions: { run: checkConditions(creditEngine), follow: followWork(['APC']) },
    validateTable: { run: validateTable, follow: followWork(['AVF']) },
    expireDue,
    announceEndings,
    announceLiens,
    announceClocks,
    mailSeller: mailSeller(mailer, publicUrl),
  }),
];
