import { clientPageState } from '@estrada/domain/client-page/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { ProposalStatus } from '@estrada/domain/proposals/index';
import { firstNameOf } from '@estrada/domain/simulation/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import type { FlowContext } from '../../../kernel/context.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { flow, type Route, type UseCase } from '../../../kernel/route.ts';
import { dealers } from '../../organization/index.ts';
import { readOfferLender } from '../../simulation/index.ts';
import { paymentsOf } from '../describe-proposal.ts';
import { findSelfie } from '../selfie/selfie.repository.ts';
import { addressOfLink, makeLink } from '../selfie/selfie-link.ts';
import { describeClientDocuments } from './client-documents.ts';
import { listClientPapers } from './client-papers.ts';
import { openVisit, selfieStep, visitTrail } from './client-visit.ts';
import { makeOpenClientPage, makeSendClientPageCode } from './open-client-page.ts';

/** What somebody reads at the own page: no other signer, document number or mailbox, and nobody's income. */
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
      dealer: dealer!,
      contractNumber: proposal.contractNumber,
      state: clientPageState(proposal.status as ProposalStatus),
      steps,
      documents: await describeClientDocuments(context.db, visit),
      papers: await listClientPapers(context.db, visit),
      offer: {
        vehicle: proposal.vehicleLabel,
        financedCents: proposal.financeValueCents,
        payments: paymentsOf(proposal),
        cetAnnualPct,
        rateMonthly,
        iofCents,
      },
      expiresAt: expiresAt.toISOString(),
    };
  };

/** Leads somebody to an own step; the trail says so. @throws DomainError PRS017 where it is not to be done now */
const makeCompleteClientStep =
  (seal: Seal): UseCase<typeof endpoints.takeClientStep, FlowContext> =>
  async ({ body: { step } }, context) => {
    const visit = await openVisit(seal, context);
    const { proposal, signer, selfie, steps } = visit;
    if (!signer || steps[step] !== 'OPEN') throw new DomainError('PRS017');
    return context.transaction(async (tx) => {
      tx.audit({
        action: `proposal.clientPage.${step}`,
        entity: 'proposal',
        entityId: proposal.id,
        after: visitTrail(visit),
      });
      if (step === 'sign') return { url: signer.link! };
      const held = await findSelfie(tx.db, selfie!.id, { lock: true });
      if (selfieStep(held?.status ?? null, true) !== 'OPEN') throw new DomainError('PRS017');
      // in the name of whose page it is: nobody else asked for it
      const made = { selfieId: selfie!.id, signerId: signer.id, madeBy: signer.id };
      const { token } = await makeLink(seal, made, tx);
      return { url: addressOfLink(context.http.portalOrigin, proposal.id, signer.id, token) };
    });
  };

/** The page of each person of a proposal: a link, a code by e-mail, the own part. */
export const clientPageRoutes = (seal: Seal): Route[] => [
  flow(endpoints.sendClientPageCode, makeSendClientPageCode(seal)),
  flow(endpoints.openClientPage, makeOpenClientPage(seal)),
  flow(endpoints.readClientPage, makeReadClientPage(seal)),
  flow(endpoints.takeClientStep, makeCompleteClientStep(seal)),
];
