import { addressChangedMail } from './address-changed.mail.ts';
import { certificationExpiringMail } from './certification-expiring.mail.ts';
import { clientCodeMail } from './client-code.mail.ts';
import { clientLinkMail } from './client-link.mail.ts';
import { dataAnsweredMail } from './data-answered.mail.ts';
import type { MailDocument, PdfDocument } from './document.ts';
import { documentsRequestedMail } from './documents-requested.mail.ts';
import { dossierPdf } from './dossier.ts';
import { figureReturnMail } from './figure-return.mail.ts';
import { instalmentSlip } from './instalment-slip.ts';
import { commissionStatement } from './insurance/commission-statement.ts';
import { insuranceProposalPaper } from './insurance/insurance-proposal-paper.ts';
import { insuranceQuestionnaire } from './insurance/insurance-questionnaire.ts';
import { insuranceUpdateMail } from './insurance/insurance-update.mail.ts';
import { manualIssueMail } from './insurance/manual-issue.mail.ts';
import { policySummary } from './insurance/policy-summary.ts';
import { premiumReceipt, refundStatement } from './insurance/premium-receipts.ts';
import { proposalPaper } from './papers/proposal-papers.ts';
import { personalDataCopy } from './personal-data.ts';
import { productChoicePaper } from './product-choice.ts';
import { proposalDecidedMail } from './proposal-decided.mail.ts';
import { reviewAnsweredMail } from './review-answered.mail.ts';
import { selfieRequestedMail } from './selfie-requested.mail.ts';
import { signatureRequestedMail } from './signature-requested.mail.ts';
import { simulationSheet } from './simulation-sheet.ts';
import { threadDigestMail } from './thread-digest.mail.ts';
import { verificationCodeMail } from './verification-code.mail.ts';
import { webFormLinkMail } from './web-form-link.mail.ts';
import { welcomeLetterMail } from './welcome-letter.mail.ts';
import { withdrawalRecordedMail } from './withdrawal-recorded.mail.ts';

/** Every e-mail and PDF of the product. A new one is a file in this folder and a row here. */
export const documents: readonly (MailDocument | PdfDocument)[] = [
  verificationCodeMail,
  clientCodeMail,
  figureReturnMail,
  addressChangedMail,
  certificationExpiringMail,
  proposalDecidedMail,
  reviewAnsweredMail,
  dataAnsweredMail,
  threadDigestMail,
  selfieRequestedMail,
  signatureRequestedMail,
  documentsRequestedMail,
  webFormLinkMail,
  clientLinkMail,
  withdrawalRecordedMail,
  welcomeLetterMail,
  manualIssueMail,
  insuranceUpdateMail,
  simulationSheet,
  productChoicePaper,
  insuranceProposalPaper,
  insuranceQuestionnaire,
  policySummary,
  premiumReceipt,
  refundStatement,
  commissionStatement,
  instalmentSlip,
  personalDataCopy,
  proposalPaper,
  dossierPdf,
];
