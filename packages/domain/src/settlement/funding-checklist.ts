import type { SelfieStatus, SignerStatus } from '../contracts/index.ts';
import {
  comeWithin,
  type DocumentKind,
  documentKinds,
  documentSet,
  documentsOfContract,
  isDueBeforeContract,
  type SetFacts,
} from '../documents/document-set.ts';
import type { DocumentStatus } from '../documents/intake.ts';
import { additions } from '../enumerations/index.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import {
  coveredStatuses,
  finalInsuranceStatuses,
  type InsuranceProposalStatus,
  type InsuredProduct,
} from '../insurance/index.ts';
import type { WaitingPart } from '../proposals/next-act.ts';
import type { ProgressStatus } from '../proposals/proposal-facts.ts';
import {
  activeContractStatuses,
  contractedStatuses,
  contractStatuses,
  type ProposalStatus,
  paidStatuses,
  paymentSentStatuses,
} from '../proposals/statuses.ts';
import type { LienStatus } from './lien.ts';
import type { PaymentStatus } from './payment.ts';

/** The stages of a sale on its way to the dealer's payment, in order. */
export const fundingStages = {
  registration: { pt: 'Cadastro', en: 'Registration' },
  credit: { pt: 'Crédito', en: 'Credit' },
  documents: { pt: 'Documentos', en: 'Documents' },
  contract: { pt: 'Contrato', en: 'Contract' },
  signature: { pt: 'Assinatura', en: 'Signature' },
  lien: { pt: 'Gravame', en: 'Lien' },
  insurance: { pt: 'Seguros', en: 'Insurance' },
  activation: { pt: 'Ativação', en: 'Activation' },
  payment: { pt: 'Pagamento', en: 'Payment' },
} as const satisfies Record<string, Texts>;
export type FundingStage = keyof typeof fundingStages;
export const fundingStageIds = Object.keys(fundingStages) as [FundingStage, ...FundingStage[]];

/** Who has to act: a party of the proposal, or one outside it. */
export const fundingOwners = {
  dealer: { pt: 'Concessionária', en: 'Dealer' },
  finance: { pt: 'Financeira', en: 'Lender' },
  'credit-engine': { pt: 'Motor de crédito', en: 'Credit engine' },
  system: { pt: 'Portal', en: 'Portal' },
  support: { pt: 'Service Desk', en: 'Service Desk' },
  client: { pt: 'Cliente', en: 'Client' },
  registry: { pt: 'SNG', en: 'Lien registry (SNG)' },
  insurer: { pt: 'Seguradora', en: 'Insurer' },
} as const satisfies Record<WaitingPart | 'client' | 'registry' | 'insurer', Texts>;
export type FundingOwner = keyof typeof fundingOwners;

/**
 * The state of an item: done; open, its owner can act now; problem, it was refused or has failed and its owner has to
 * correct it; later, its turn has not come; closed, it was not done and its time has passed.
 */
export const fundingStates = ['done', 'open', 'problem', 'later', 'closed'] as const;
export type FundingState = (typeof fundingStates)[number];

/** One thing that stands between a sale and its payment. */
export type FundingItem = {
  /** unique in the checklist, e.g. `document.INCOME_PROOF` */
  readonly id: string;
  readonly stage: FundingStage;
  readonly texts: Texts;
  readonly state: FundingState;
  /** null where nobody has to act: it is done, later or closed */
  readonly owner: FundingOwner | null;
  /** the moment since which it is so (ISO instant); null where that was not recorded, and for later and closed ones */
  readonly since: string | null;
};

/** A moment as an ISO instant; null: it has not happened, or was not recorded. */
type Moment = string | null;

/** What the checklist is computed from; each moment is when its state began. */
export type FundingFacts = SetFacts & {
  readonly status: ProposalStatus;
  /** the client has withdrawn from the contract, before its payment or after it */
  readonly withdrawn: boolean;
  /** whose turn it is, and since when */
  readonly turn: { readonly actor: WaitingPart | 'client' | null; readonly since: string };
  readonly createdAt: string;
  readonly sentAt: Moment;
  readonly decidedAt: Moment;
  readonly contractAt: Moment;
  readonly activatedAt: Moment;
  readonly confirmedAt: Moment;
  /** the missing or invalid data for sending */
  readonly sendProblems: readonly FieldProblem[];
  readonly documents: readonly {
    readonly kind: DocumentKind;
    readonly status: DocumentStatus;
    readonly since: Moment;
  }[];
  /** what a contract still requires besides documents: chassis, conditions of a repurchase, schedule */
  readonly contractProblems: readonly FieldProblem[];
  readonly isElectronicSignature: boolean;
  readonly signedPaper: { readonly isThere: boolean; readonly since: Moment };
  readonly signature: ProgressStatus;
  readonly signers: readonly {
    readonly name: string;
    readonly status: SignerStatus;
    readonly actedAt: Moment;
    readonly selfie: SelfieStatus | null;
  }[];
  readonly openFraudSignals: number;
  /** as of today; null: none was requested */
  readonly lien: { readonly status: LienStatus; readonly since: string } | null;
  readonly insurances: readonly {
    readonly number: string;
    readonly product: InsuredProduct;
    readonly status: InsuranceProposalStatus;
    readonly since: Moment;
  }[];
  /** the last payment of the dealer; null: none was requested */
  readonly payment: { readonly status: PaymentStatus; readonly since: string } | null;
};

const isIn = (statuses: readonly ProposalStatus[], status: ProposalStatus) => statuses.includes(status);
const unsent: readonly ProposalStatus[] = ['WO', 'RA'];
const undecided: readonly ProposalStatus[] = ['SU', 'PD', 'HLD', 'APC'];

const done = (since: Moment) => ({ state: 'done', owner: null, since }) as const;
const open = (owner: FundingOwner, since: Moment) => ({ state: 'open', owner, since }) as const;
const problem = (owner: FundingOwner, since: Moment) => ({ state: 'problem', owner, since }) as const;
const later = { state: 'later', owner: null, since: null } as const;
const closed = { state: 'closed', owner: null, since: null } as const;
type Standing = Pick<FundingItem, 'state' | 'owner' | 'since'>;

/**
 * Every item between a sale and its payment, in the order of the stages, each with one owner, its state and since when.
 * Empty for a sale that has ended without a payment, or was undone by the client: nothing is awaited.
 */
export function fundingChecklist(facts: FundingFacts): readonly FundingItem[] {
  if (facts.status === 'DC' || facts.status === 'NU' || facts.withdrawn) return [];
  return [
    registrationItem(facts),
    creditItem(facts),
    ...documentItems(facts),
    ...contractItems(facts),
    ...signatureItems(facts),
    lienItem(facts),
    ...facts.insurances.map((insurance) => insuranceItem(insurance)),
    ...activationItems(facts),
    paymentItem(facts),
  ];
}

/** The id of the item of a document. */
const documentItemId = (kind: DocumentKind) => `document.${kind}`;
/** Whether an item has to be done before the contract is created. */
export const isBeforeContract = (id: string): boolean =>
  id in contractTexts || documentKinds.some((kind) => documentItemId(kind) === id && isDueBeforeContract(kind));
/** The id of the item of an insurance proposal. */
const insuranceItemId = (number: string) => `insurance.${number}`;

const item = (id: string, stage: FundingStage, texts: Texts, standing: Standing): FundingItem => ({
  id,
  stage,
  texts: { pt: texts.pt, en: texts.en },
  ...standing,
});

function registrationItem({ status, sendProblems, createdAt, sentAt, turn }: FundingFacts): FundingItem {
  const texts = { pt: 'Ficha completa e enviada', en: 'Registration complete and sent' };
  const isReturned = status === 'RA';
  const since = isReturned ? turn.since : createdAt;
  const standing = !isIn(unsent, status)
    ? done(sentAt)
    : isReturned && sendProblems.length > 0
      ? problem('dealer', since)
      : open('dealer', since);
  return item('registration', 'registration', texts, standing);
}

function creditItem({ status, turn, decidedAt }: FundingFacts): FundingItem {
  const texts = { pt: 'Crédito aprovado', en: 'Credit approved' };
  const owner = turn.actor ?? 'finance';
  const standing = isIn(unsent, status) ? later : isIn(undecided, status) ? open(owner, turn.since) : done(decidedAt);
  return item('credit', 'credit', texts, standing);
}

/** Documents are reviewed until the payment is sent. One that has come within another is reviewed with it. */
function documentItems(facts: FundingFacts): FundingItem[] {
  const { status, documents, turn } = facts;
  const isClosed = isIn(paymentSentStatuses, status);
  return documentSet(facts)
    .filter(({ kind }) => comeWithin(kind, documents) === null)
    .map(({ kind, ...texts }) => {
      const row = documents.find((one) => one.kind === kind);
      const standing = documentStanding(row ?? null, isIn(unsent, status) ? null : turn.since);
      const isTooLate = isClosed && standing.state !== 'done';
      const isTooEarly = !row && documentsOfContract.includes(kind) && !isIn(contractStatuses, status);
      return item(documentItemId(kind), 'documents', texts, isTooLate ? closed : isTooEarly ? later : standing);
    });
}

function documentStanding(row: FundingFacts['documents'][number] | null, askedSince: Moment): Standing {
  switch (row?.status) {
    case 'ACCEPTED':
      return done(row.since);
    case 'RECEIVED':
      return open('finance', row.since ?? askedSince);
    case 'REFUSED':
      return problem('dealer', row.since);
    default:
      return askedSince === null ? later : open('dealer', askedSince);
  }
}

const contractTexts: Readonly<Record<string, Texts>> = {
  'vehicleAdditionalInfo.chassis': { pt: 'Chassi do veículo', en: 'Chassis of the vehicle' },
  repurchase: { pt: 'Condições da recompra', en: 'Conditions of the repurchase' },
  simulation: { pt: 'Parcelas calculadas de novo', en: 'Instalments computed again' },
};

function contractItems({ status, contractProblems, contractAt, turn }: FundingFacts): FundingItem[] {
  const isThere = isIn(contractStatuses, status);
  const missing = isThere ? [] : contractProblems.filter(({ path }) => path in contractTexts);
  const texts = { pt: 'Contrato gerado', en: 'Contract generated' };
  const standing = isThere ? done(contractAt) : status === 'AF' ? open('dealer', turn.since) : later;
  return [
    ...missing.map(({ path }) =>
      item(path, 'contract', contractTexts[path]!, status === 'AF' ? open('dealer', turn.since) : later),
    ),
    item('contract', 'contract', texts, standing),
  ];
}

function signatureItems(facts: FundingFacts): FundingItem[] {
  const { status, isElectronicSignature, signedPaper, contractAt, openFraudSignals } = facts;
  const isDue = isIn(contractStatuses, status);
  const signals =
    openFraudSignals > 0
      ? [
          item(
            'fraudSignals',
            'signature',
            { pt: 'Alertas conferidos', en: 'Alerts reviewed' },
            open('finance', facts.turn.since),
          ),
        ]
      : [];
  if (!isElectronicSignature) {
    const texts = { pt: 'Contrato assinado em papel', en: 'Contract signed on paper' };
    const standing = signedPaper.isThere ? done(signedPaper.since) : isDue ? open('dealer', contractAt) : later;
    return [item('signature', 'signature', texts, standing), ...signals];
  }
  if (facts.signers.length === 0) {
    const texts = { pt: 'Assinatura eletrônica', en: 'Electronic signature' };
    const isSigned = facts.signature === 'COMPLETED';
    const standing = isSigned ? done(contractAt) : isDue ? open('dealer', contractAt) : later;
    return [item('signature', 'signature', texts, standing), ...signals];
  }
  return [...facts.signers.flatMap((signer, place) => signerItems(signer, place, facts)), ...signals];
}

function signerItems(
  { name, status, actedAt, selfie }: FundingFacts['signers'][number],
  place: number,
  { contractAt }: FundingFacts,
): FundingItem[] {
  const signed =
    status === 'SIGNED'
      ? done(actedAt)
      : status === 'REFUSED'
        ? problem('dealer', actedAt)
        : open('client', contractAt);
  const pictured =
    selfie === 'ACCEPTED'
      ? done(null)
      : selfie === 'DOUBTFUL'
        ? open('finance', null)
        : selfie === 'REFUSED'
          ? problem('client', null)
          : open('client', contractAt);
  return [
    item(`signature.${place}`, 'signature', { pt: `Assinatura de ${name}`, en: `Signature of ${name}` }, signed),
    ...(selfie === null
      ? []
      : [item(`selfie.${place}`, 'signature', { pt: `Selfie de ${name}`, en: `Selfie of ${name}` }, pictured)]),
  ];
}

function lienItem({ status, lien, contractAt }: FundingFacts): FundingItem {
  const texts = { pt: 'Gravame registrado', en: 'Lien registered' };
  if (lien?.status === 'REGISTERED') return item('lien', 'lien', texts, done(lien.since));
  if (!isIn(contractStatuses, status)) return item('lien', 'lien', texts, later);
  if (lien?.status === 'REQUESTED' || lien?.status === 'UNKNOWN')
    return item('lien', 'lien', texts, open('registry', lien.since));
  const isRefused = lien?.status === 'REFUSED' || lien?.status === 'LAPSED';
  return item('lien', 'lien', texts, isRefused ? problem('dealer', lien.since) : open('dealer', contractAt));
}

function insuranceItem({ number, product, status, since }: FundingFacts['insurances'][number]): FundingItem {
  const name = additions.find(({ id }) => id === product)!;
  const texts = { pt: `${name.pt} (${number})`, en: `${name.en} (${number})` };
  const isWithInsurer = status === 'sent' || status === 'manual';
  const standing = coveredStatuses.includes(status)
    ? done(since)
    : status === 'refused'
      ? problem('dealer', since)
      : open(isWithInsurer ? 'insurer' : 'dealer', since);
  return item(insuranceItemId(number), 'insurance', texts, standing);
}

function activationItems({ status, activatedAt, confirmedAt, contractAt, turn }: FundingFacts): FundingItem[] {
  const asked = isIn(contractedStatuses, status)
    ? done(activatedAt)
    : status === 'PU'
      ? open('dealer', contractAt)
      : later;
  const confirmed = isIn(activeContractStatuses, status)
    ? done(confirmedAt)
    : status === 'WFA'
      ? open('finance', turn.since)
      : later;
  return [
    item('activation', 'activation', { pt: 'Ativação pedida', en: 'Activation requested' }, asked),
    item('confirmation', 'activation', { pt: 'Ativação confirmada', en: 'Activation confirmed' }, confirmed),
  ];
}

function paymentItem({ status, payment, turn }: FundingFacts): FundingItem {
  const texts = { pt: 'Pagamento à concessionária', en: 'Payment to the dealer' };
  const since = payment?.since ?? turn.since;
  const standing = isIn(paidStatuses, status)
    ? done(since)
    : payment?.status === 'RETURNED'
      ? problem('finance', since)
      : isIn(activeContractStatuses, status)
        ? open('system', since)
        : later;
  return item('payment', 'payment', texts, standing);
}

/** The state of a stage: of its items, the one that needs attention first; null: it has none. */
export function stageState(
  items: readonly Pick<FundingItem, 'stage' | 'state'>[],
  stage: FundingStage,
): FundingState | null {
  const states = items.filter((one) => one.stage === stage).map(({ state }) => state);
  if (states.length === 0) return null;
  return (['problem', 'open', 'later', 'closed'] as const).find((state) => states.includes(state)) ?? 'done';
}

/**
 * The items that the activation does not require by itself, and that are not done: whoever confirms it records a reason
 * for each.
 *
 * @param insurances as of {@link meantInsurances}
 * @returns their ids in the checklist
 */
export function openFundingItems(
  proposal: SetFacts,
  documents: readonly { readonly kind: DocumentKind; readonly status: DocumentStatus }[],
  insurances: readonly { readonly number: string; readonly status: InsuranceProposalStatus }[],
): string[] {
  const isAccepted = (kind: DocumentKind) => documents.some((one) => one.kind === kind && one.status === 'ACCEPTED');
  return [
    ...documentSet(proposal)
      .map(({ kind }) => kind)
      .filter((kind) => !isAccepted(kind) && comeWithin(kind, documents) === null)
      .map(documentItemId),
    ...insurances
      .filter(({ status }) => !coveredStatuses.includes(status))
      .map(({ number }) => insuranceItemId(number)),
  ];
}

type SoldInsurance = { readonly product: string; readonly status: InsuranceProposalStatus };

/**
 * The insurance proposals of a sale that are still meant: without those that were cancelled or have lapsed, and without a
 * refused one that another of its product replaces.
 *
 * @param insurances oldest first
 */
export const meantInsurances = <Sold extends SoldInsurance>(insurances: readonly Sold[]): Sold[] =>
  insurances.filter(({ product, status }, place) =>
    status === 'refused'
      ? !insurances.slice(place + 1).some((one) => one.product === product)
      : !finalInsuranceStatuses.includes(status),
  );
