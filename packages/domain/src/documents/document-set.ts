import type { Addition } from '../enumerations/index.ts';
import type { Texts } from '../errors/texts.ts';
import { contractStatuses } from '../proposals/statuses.ts';
import { awaitsDocuments, type DocumentStatus, documentStatuses, type Intake } from './intake.ts';

/** The person of a document, or the sale. */
const documentRoles = {
  CLIENT: { pt: 'Cliente', en: 'Client' },
  SIGNER: { pt: 'Signatários', en: 'Signers' },
  SALE: { pt: 'Venda', en: 'Sale' },
} as const satisfies Record<string, Texts>;
export type DocumentRole = keyof typeof documentRoles;

type PersonType = 'PF' | 'PJ';

/** A row of the set: the proposals that need this document, and its person. */
type SetRow = Texts & {
  readonly role: DocumentRole;
  readonly personTypes: readonly PersonType[];
  /** accepted until the payment, because it is created with or after the contract; the others are due before */
  readonly isLate?: true;
  /** the finance types that need it; every plan by default */
  readonly plans?: readonly number[];
  /** part of the papers of a contract: not required before there is one */
  readonly wantsContract?: true;
  /** the sold product that makes it necessary, if it depends on one */
  readonly ofProduct?: Addition;
  /** a scan of what was signed on paper: not needed where the contract was signed electronically */
  readonly isScanOfSigned?: true;
  /** not missing where this one has arrived: it is a part of it */
  readonly partOf?: 'FINANCE_KIT';
};

const [person, company, both] = [['PF'], ['PJ'], ['PF', 'PJ']] as const;

/** Every document that a proposal may need, in display order. */
const rows = {
  IDENTITY: { role: 'CLIENT', personTypes: person, pt: 'Documento de identidade', en: 'Identity document' },
  ARTICLES_OF_ASSOCIATION: {
    role: 'CLIENT',
    personTypes: company,
    pt: 'Contrato social com poderes dos signatários',
    en: "Articles of association with the signers' powers",
  },
  SIGNER_IDENTITY: {
    role: 'SIGNER',
    personTypes: company,
    pt: 'Documento de identidade de cada signatário',
    en: 'Identity document of each signer',
  },
  INCOME_PROOF: { role: 'CLIENT', personTypes: person, pt: 'Comprovante de renda', en: 'Proof of income' },
  REVENUE_PROOF: { role: 'CLIENT', personTypes: company, pt: 'Comprovante de faturamento', en: 'Proof of revenue' },
  ADDRESS_PROOF: { role: 'CLIENT', personTypes: both, pt: 'Comprovante de endereço', en: 'Proof of address' },
  VEHICLE_INVOICE: {
    role: 'SALE',
    isLate: true,
    personTypes: both,
    pt: 'Nota fiscal do veículo',
    en: 'Vehicle invoice',
  },
  CONTRACT: {
    role: 'SALE',
    isLate: true,
    isScanOfSigned: true,
    partOf: 'FINANCE_KIT',
    personTypes: both,
    pt: 'Contrato',
    en: 'Contract',
  },
  FINANCE_KIT: {
    role: 'SALE',
    isLate: true,
    isScanOfSigned: true,
    wantsContract: true,
    personTypes: both,
    pt: 'Kit de financiamento assinado',
    en: 'Signed finance kit',
  },
  LIFE_INSURANCE: {
    role: 'SALE',
    isLate: true,
    wantsContract: true,
    ofProduct: 'LIFE',
    personTypes: both,
    pt: 'Termo de adesão ao seguro de vida, assinado',
    en: 'Life insurance enrolment form, signed',
  },
} as const satisfies Record<string, SetRow>;

/** The kind of a proposal's document. */
export type DocumentKind = keyof typeof rows;
export const documentKinds = Object.keys(rows) as [DocumentKind, ...DocumentKind[]];

/** A document that a proposal needs. */
export type RequiredDocument = Texts & { readonly kind: DocumentKind; readonly role: DocumentRole };

/** The name of a document, for any proposal. */
export const documentName = (kind: DocumentKind): Texts => rows[kind];

/** Whether a document is due before the contract is created, and not only before the payment. */
export const isDueBeforeContract = (kind: DocumentKind): boolean => {
  const { isLate }: SetRow = rows[kind];
  return isLate !== true;
};

/** The facts that determine the documents of a proposal. */
export interface SetFacts {
  personType: PersonType;
  financeTypeId: number;
  status: string;
  /** the items financed besides the vehicle, by code */
  financedItems: readonly { code: string }[];
  /** all signatories of the contract in force have signed it electronically; false where it is left out */
  isSignedElectronically?: boolean;
}

const hasContract = ({ status }: Pick<SetFacts, 'status'>) => (contractStatuses as readonly string[]).includes(status);

/**
 * The documents that a proposal needs now, by person type, plan, sold products and existing contract; each with its
 * person.
 *
 * @param come documents that have arrived: they remain visible after an end that undid the contract, and where they are
 *   not needed because it was signed electronically
 */
export function documentSet(proposal: SetFacts, come: readonly DocumentKind[] = []): readonly RequiredDocument[] {
  const { personType, financeTypeId, status, financedItems, isSignedElectronically = false } = proposal;
  return documentKinds.flatMap((kind) => {
    const { role, personTypes, plans, wantsContract, ofProduct, isScanOfSigned, pt, en }: SetRow = rows[kind];
    const isNeeded =
      personTypes.includes(personType) &&
      (plans === undefined || plans.includes(financeTypeId)) &&
      (ofProduct === undefined || financedItems.some(({ code }) => code === ofProduct)) &&
      (!wantsContract || hasContract(proposal));
    const isReplaced = isSignedElectronically && isScanOfSigned === true;
    return (isNeeded && (!isReplaced || come.includes(kind))) || (status === 'NU' && come.includes(kind))
      ? [{ kind, role, pt, en }]
      : [];
  });
}

/**
 * The documents that must have arrived before a contract is created: those that prove the signatory's identity and
 * ability to pay.
 */
export const documentsBeforeContract = (proposal: SetFacts): readonly DocumentKind[] =>
  documentSet(proposal)
    .map(({ kind }) => kind)
    .filter(isDueBeforeContract);

/** The documents that are part of a contract: once it is void they are no longer required. */
export const documentsOfContract: readonly DocumentKind[] = ['CONTRACT', 'FINANCE_KIT', 'LIFE_INSURANCE'];

/** The state of one document. */
type DocumentState = { kind: DocumentKind; status: DocumentStatus };

/**
 * The documents required now that are missing or were refused: until the contract the earlier ones, then the whole set,
 * where the kit contains the contract.
 */
export function missingDocuments(proposal: SetFacts, states: readonly DocumentState[]): readonly DocumentKind[] {
  const asked = hasContract(proposal)
    ? documentSet(proposal).map(({ kind }) => kind)
    : documentsBeforeContract(proposal);
  return asked.filter((kind) => !hasCome(kind, states) && !comeWithin(kind, states));
}

/**
 * The arrived document that contains this one, which then is not missing; null where this one is required separately.
 */
export function comeWithin(kind: DocumentKind, states: readonly DocumentState[]): DocumentKind | null {
  const { partOf }: SetRow = rows[kind];
  return partOf && hasCome(partOf, states) ? partOf : null;
}

/** How many documents of a proposal are accepted: one that arrived in another is accepted with it. */
export const countAccepted = (states: readonly DocumentState[]): { accepted: number; total: number } => ({
  accepted: states.filter(({ kind, status }) => {
    const within = status === 'REQUIRED' ? comeWithin(kind, states) : null;
    return (states.find((one) => one.kind === within)?.status ?? status) === 'ACCEPTED';
  }).length,
  total: states.length,
});

const hasCome = (kind: DocumentKind, states: readonly DocumentState[]): boolean =>
  states.some((one) => one.kind === kind && (one.status === 'RECEIVED' || one.status === 'ACCEPTED'));

/** A document that did not arrive before the payment, a refusal or the end: nobody awaits it any more. */
const missedDocument = { pt: 'Não enviado', en: 'Not sent', colour: 'neutral' } as const;

/** A document that is signed with the contract, before there is one. */
const laterDocument = { pt: 'Depois do contrato', en: 'After the contract', colour: 'neutral' } as const;

/** The state of a document as its line names it, in the status of its proposal. */
export function documentState(kind: DocumentKind, status: DocumentStatus, proposal: Pick<Intake, 'status'>) {
  if (status !== 'REQUIRED') return documentStatuses[status];
  if (!awaitsDocuments(proposal)) return missedDocument;
  return documentsOfContract.includes(kind) && !contractStatuses.includes(proposal.status)
    ? laterDocument
    : documentStatuses.REQUIRED;
}
