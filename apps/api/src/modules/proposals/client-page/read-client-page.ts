import { DomainError } from '@estrada/domain/errors/index';
import {
  type ClientStep,
  clientPageState,
  type ProposalStatus,
  type SelfieStatus,
  signatureProgress,
} from '@estrada/domain/proposals/index';
import { firstNameOf } from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import type { FlowContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { hashLinkToken, isOwnToken, type Seal } from '../../../kernel/link-token.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { dealers } from '../../organization/index.ts';
import { readOfferLender } from '../../simulation/index.ts';
import { paymentsOf } from '../describe-proposal.ts';
import { everywhere } from '../jobs/job-actors.ts';
import { findProposal, type ProposalRecord } from '../proposals.repository.ts';
import { findSelfie, type SelfieRow } from '../selfie/selfie.repository.ts';
import { readSelfies } from '../selfie/selfie-facts.ts';
import { addressOfLink, makeLink } from '../selfie/selfie-link.ts';
import { isHisTurn } from '../signature/invite-signers.ts';
import { findEnvelopeInForce, type SignerRow } from '../signature/signature.repository.ts';
import { findVisit } from './client-page.repository.ts';
import { perAddress } from './open-client-page.ts';

/** Who visits: his proposal, as whom he signs it, and how far his own steps are. */
interface Visit {
  proposal: ProposalRecord;
  signer: SignerRow;
  selfie: SelfieRow | null;
  linkId: string;
  expiresAt: Date;
  steps: { sign: ClientStep; selfie: ClientStep };
}

/** The visit of the secret in the header, with nothing but the visitor's own. @throws DomainError SEC004, USE029 */
async function openVisit(seal: Seal, { db, now, http }: FlowContext): Promise<Visit> {
  await limitRate(db, perAddress, http.clientAddress, now);
  const token = http.linkToken ?? '';
  const found = await findVisit(db, hashLinkToken(token));
  const expiresAt = found?.visit.expiresAt ?? null;
  if (!isOwnToken(token, 'client-visit', seal) || !found || !expiresAt || expiresAt <= now)
    throw new DomainError('SEC004');
  const proposal = await findProposal(db, everywhere, found.link.proposalId);
  const people = proposal ? (await readSelfies(db, proposal)).people : [];
  const own = people.find(({ signer }) => signer.document === found.link.document);
  // his contract was taken back, or somebody else signs it: there is no page of his any more
  if (!proposal || !own) throw new DomainError('SEC004');
  const envelope = await findEnvelopeInForce(db, proposal.id);
  const isOut = proposal.status === 'PU' && envelope?.status === 'IN_PROGRESS';
  const signers = people.map(({ signer }) => signer);
  const isAsked = signatureProgress(envelope?.status ?? null) !== 'NONE' && proposal.status === 'PU';
  return {
    ...{ proposal, ...own, linkId: found.link.id, expiresAt },
    steps: {
      sign: signStep(own.signer, isOut, isOut && isHisTurn(own.signer, signers)),
      selfie: selfieStep(own.selfie?.status ?? null, isAsked),
    },
  };
}

function signStep(signer: SignerRow, isOut: boolean, isNow: boolean): ClientStep {
  if (signer.status === 'SIGNED') return 'DONE';
  if (!isOut || signer.status !== 'PENDING') return 'NONE';
  return isNow && signer.link ? 'OPEN' : 'WAITS';
}

function selfieStep(status: SelfieStatus | null, isAsked: boolean): ClientStep {
  if (status === 'ACCEPTED') return 'DONE';
  if (!isAsked || status === null || status === 'VOID' || status === 'ERASED') return 'NONE';
  return status === 'DOUBTFUL' ? 'REVIEW' : 'OPEN';
}

/** What somebody reads at the own page: no other signer, document number or mailbox, and nobody's income. */
export const makeReadClientPage =
  (seal: Seal): UseCase<typeof endpoints.readClientPage, FlowContext> =>
  async (_input, context) => {
    const { proposal, signer, expiresAt, steps } = await openVisit(seal, context);
    const [dealer] = await context.db
      .select({ name: dealers.tradingName, phone: dealers.phone })
      .from(dealers)
      .where(eq(dealers.id, proposal.dealerId));
    const lender = await readOfferLender(context.db, proposal.simulationDate);
    const { cetAnnualPct, rateMonthly, iofCents } = proposal.figures;
    return {
      ...{ firstName: firstNameOf(signer.name) ?? '', role: signer.role, lenderName: lender.name },
      dealer: dealer!,
      contractNumber: proposal.contractNumber,
      state: clientPageState(proposal.status as ProposalStatus),
      steps,
      offer: {
        ...{ vehicle: proposal.vehicleLabel, financedCents: proposal.financeValueCents },
        ...{ payments: paymentsOf(proposal), cetAnnualPct, rateMonthly, iofCents },
      },
      expiresAt: expiresAt.toISOString(),
    };
  };

/** Leads somebody to an own step; the trail says so. @throws DomainError PRS017 where it is not to be done now */
export const makeTakeClientStep =
  (seal: Seal): UseCase<typeof endpoints.takeClientStep, FlowContext> =>
  async ({ body: { step } }, context) => {
    const { proposal, signer, selfie, steps, linkId } = await openVisit(seal, context);
    if (steps[step] !== 'OPEN') throw new DomainError('PRS017');
    return context.transaction(async (tx) => {
      tx.audit({
        ...{ action: `proposal.clientPage.${step}`, entity: 'proposal', entityId: proposal.id },
        after: { signerName: signer.name, signerRole: signer.role, linkId },
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
