import { clientPageState } from '@estrada/domain/client-page/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { ProposalStatus } from '@estrada/domain/proposals/index';
import { firstNameOf } from '@estrada/domain/simulation/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { clientCodeMail } from '../../documents/client-code.mail.ts';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import { handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { flow, flowAfter, type Route, type UseCase } from '../../kernel/route.ts';
import type { LoanServicing } from '../../partners/index.ts';
import {
  addressOfLink,
  findSelfie,
  makeLink,
  maySignatoryStart,
  readSelfies,
  recordSignatoryAct,
  type SignerRow,
  startOwnSelfie,
} from '../contracts/index.ts';
import type { IntakeParts } from '../documents/index.ts';
import { verificationCodeOf } from '../identity/index.ts';
import { languageOfPerson } from '../leads/index.ts';
import { dealers } from '../organization/index.ts';
import { everywhere, findLoan, findProposal, paymentsOf } from '../proposals/index.ts';
import { readOfferLender } from '../simulation/index.ts';
import {
  makeDownloadClientData,
  makeExportClientData,
  makeReadClientData,
  makeRequestClientDataCorrection,
  makeRequestClientDataDeletion,
  makeRevokeClientConsents,
  makeSendClientDataCode,
  makeViewClientData,
} from './client-data.ts';
import { describeClientDocuments } from './client-documents.ts';
import {
  describeClientInsurance,
  makeReadClientInsuranceDocument,
  makeWithdrawClientInsurance,
} from './client-insurance.ts';
import {
  describeContractWithdrawal,
  isServiced,
  makePrintClientSlip,
  makeQuoteClientSettlement,
  makeReadClientLoan,
  makeReadClientSlip,
  makeRequestClientSettlement,
  makeWithdrawClientContract,
} from './client-loan.ts';
import { clientPageJobs } from './client-page.jobs.ts';
import { clientPageVisits } from './client-page.tables.ts';
import { listClientPapers } from './client-papers.ts';
import { describeRefusal, makeRequestCreditReview } from './client-refusal.ts';
import { openVisit, readVisit, selfieStep, type Visit, visitTrail } from './client-visit.ts';
import { makeSendClientDocument, visitToSend } from './documents/send-client-document.ts';
import { makeSubmitClientDocuments } from './documents/submit-client-documents.ts';
import { makeOpenClientPage, makeSendClientPageCode } from './open-client-page.ts';
import { makeReadClientPaperAddress } from './open-client-paper.ts';

/** Mails the code of a visit, while the visit is possible. */
export const mailClientCode =
  (mailer: Mailer, seal: Seal): JobHandler<typeof clientPageJobs.mailClientCode> =>
  async ({ visitId }, { db, now }) => {
    const found = await readVisit(db, eq(clientPageVisits.id, visitId));
    if (!found || found.visit.visitHash || found.visit.codeExpiresAt <= now) return;
    const code = verificationCodeOf(visitId, { seal });
    const language = await languageOfPerson(db, found.link.document);
    await mailer.send({ to: found.link.email, ...clientCodeMail.render({ code }, language) });
  };

/** What visitors read at their own page: no other signatory, document number or mailbox, and no one's income. */
const makeReadClientPage =
  (seal: Seal): UseCase<typeof endpoints.readClientPage, FlowContext> =>
  async (_input, context) => {
    const visit = await openVisit(seal, context);
    const { proposal, name, role, expiresAt, steps } = visit;
    const [dealer] = await context.db
      .select({ name: dealers.tradingName, phone: dealers.phone })
      .from(dealers)
      .where(eq(dealers.id, proposal.dealerId));
    const lender = await readOfferLender(context.db, proposal.simulationDate);
    const { cetAnnualPct, rateMonthly, iofCents } = proposal.figures;
    // a company has no first name
    const isCompany = !visit.signer && proposal.personType === 'PJ';
    return {
      firstName: isCompany ? name : (firstNameOf(name) ?? ''),
      role,
      lenderName: lender.name,
      lenderContact: await readOfferLender(context.db, context.today),
      dealer: dealer!,
      contractNumber: proposal.contractNumber,
      state: clientPageState(proposal.status as ProposalStatus),
      steps,
      documents: await describeClientDocuments(context.db, visit),
      papers: await listClientPapers(context.db, visit),
      refusal: await describeRefusal(visit, context),
      isServiced: await isServiced(visit, context),
      withdrawal: await describeContractWithdrawal(visit, context),
      insurances: await describeClientInsurance(visit, context),
      offer: {
        vehicle: proposal.vehicleLabel,
        financedCents: proposal.financeValueCents,
        payments: paymentsOf(proposal),
        firstDueDate: (await findLoan(context.db, proposal.id))?.item.firstDueDate ?? null,
        cetAnnualPct,
        rateMonthly,
        iofCents,
      },
      expiresAt: expiresAt.toISOString(),
    };
  };

/**
 * Returns the address of a visitor's own step, and records it in the trail.
 * @throws DomainError PRS017 where it is not due now
 */
const makeCompleteClientStep =
  (seal: Seal): UseCase<typeof endpoints.takeClientStep, FlowContext> =>
  async ({ body: { step } }, context) => {
    const visit = await openVisit(seal, context);
    const { proposal, signer, steps } = visit;
    if (!signer || steps[step] !== 'OPEN') throw new DomainError('PRS017');
    return context.transaction(async (tx) => {
      tx.audit({
        action: `proposal.clientPage.${step}`,
        entity: 'proposal',
        entityId: proposal.id,
        after: visitTrail(visit),
      });
      // the selfie is recorded when it is confirmed
      if (step === 'sign') await recordSignatoryAct(proposal, 'sign', signer, tx);
      if (step === 'sign') return { url: signer.link! };
      const held = await selfieToTake(visit, signer, tx);
      if (selfieStep(held?.status ?? null, true) !== 'OPEN') throw new DomainError('PRS017');
      // in the name of the page's owner: there is no other requester
      const made = { selfieId: held!.id, signerId: signer.id, madeBy: signer.id };
      const { token } = await makeLink(seal, made, tx);
      return { url: addressOfLink(context.http.portalOrigin, proposal.id, signer.id, token) };
    });
  };

/** The visitor's selfie, locked for this write; where nobody has requested it yet, the visitor starts it. */
async function selfieToTake({ proposal, selfie, document }: Visit, signer: SignerRow, tx: WriteContext) {
  if (selfie) return findSelfie(tx.db, selfie.id, { lock: true });
  const locked = await findProposal(tx.db, everywhere, proposal.id, { lock: true });
  const selfies = await readSelfies(tx.db, locked ?? proposal);
  const own = selfies.people.find((one) => one.signer.id === signer.id && one.signer.document === document);
  // what has become impossible meanwhile is not named: a block is between dealer and lender
  return own && maySignatoryStart(selfies) ? startOwnSelfie(own, selfies, proposal.id, tx) : null;
}

/** The page of each person of a proposal: a link, a code by e-mail, the own part, the own documents and papers. */
export const clientPageRoutes = (seal: Seal, intake: IntakeParts, servicing: LoanServicing): Route[] => [
  flow(endpoints.sendClientPageCode, makeSendClientPageCode(seal)),
  flow(endpoints.openClientPage, makeOpenClientPage(seal)),
  flow(endpoints.readClientPage, makeReadClientPage(seal)),
  flow(endpoints.takeClientStep, makeCompleteClientStep(seal)),
  flowAfter(endpoints.sendClientDocument, visitToSend(seal), makeSendClientDocument(intake)),
  flow(endpoints.handInClientDocuments, makeSubmitClientDocuments(seal)),
  flow(endpoints.readClientPaperAddress, makeReadClientPaperAddress(seal)),
  flow(endpoints.readClientInsuranceDocument, makeReadClientInsuranceDocument(seal, intake.files)),
  flow(endpoints.requestCreditReview, makeRequestCreditReview(seal)),
  flow(endpoints.withdrawClientContract, makeWithdrawClientContract(seal, servicing)),
  flow(endpoints.readClientLoan, makeReadClientLoan(seal, servicing)),
  flow(endpoints.readClientSlip, makeReadClientSlip(seal, servicing)),
  flow(endpoints.printClientSlip, makePrintClientSlip(seal, servicing)),
  flow(endpoints.quoteClientSettlement, makeQuoteClientSettlement(seal, servicing)),
  flow(endpoints.requestClientSettlement, makeRequestClientSettlement(seal, servicing)),
  flow(endpoints.readClientData, makeReadClientData(seal)),
  flow(endpoints.viewClientData, makeViewClientData(seal)),
  flow(endpoints.sendClientDataCode, makeSendClientDataCode(seal)),
  flow(endpoints.exportClientData, makeExportClientData(seal)),
  flow(endpoints.downloadClientData, makeDownloadClientData(seal)),
  flow(endpoints.requestClientDataCorrection, makeRequestClientDataCorrection(seal)),
  flow(endpoints.requestClientDataDeletion, makeRequestClientDataDeletion(seal)),
  flow(endpoints.revokeClientConsents, makeRevokeClientConsents(seal)),
  flow(endpoints.withdrawClientInsurance, makeWithdrawClientInsurance(seal)),
];

/** The area's job handlers with their dependencies. */
export const handleClientPageJobs = (mailer: Mailer, seal: Seal) =>
  handleJobs(clientPageJobs, { mailClientCode: mailClientCode(mailer, seal) });
