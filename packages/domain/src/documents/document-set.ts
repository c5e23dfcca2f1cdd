import type { Addition } from '../enumerations/index.ts';
import type { Texts } from '../errors/texts.ts';
import { contractStatuses } from '../proposals/statuses.ts';
import type { DocumentStatus } from './intake.ts';

/** Whose document it is, or that it belongs to the sale. */
const documentRoles = {
  CLIENT: { pt: 'Cliente', en: 'Client' },
  SIGNER: { pt: 'Signatários', en: 'Signers' },
  SALE: { pt: 'Venda', en: 'Sale' },
} as const satisfies Record<string, Texts>;
export type DocumentRole = keyof typeof documentRoles;

type PersonType = 'PF' | 'PJ';

/** A row of the set: which proposals need this document, and whose it is. */
type SetRow = Texts & {
  readonly role: DocumentRole;
  readonly personTypes: readonly PersonType[];
  /** it can come until the payment, for it is made with or after the contract; the others come before */
  readonly isLate?: true;
  /** the finance types that need it; every plan where it is left out */
  readonly plans?: readonly number[];
  /** it is made of the papers of a contract: nobody asks for it before there is one */
  readonly wantsContract?: true;
  /** what was sold with the financing, where only that makes it needed */
  readonly ofProduct?: Addition;
  /** where this one has come, it is not missed: it is a part of it */
  readonly partOf?: 'FINANCE_KIT';
};

const [person, company, both] = [['PF'], ['PJ'], ['PF', 'PJ']] as const;

/** Every document that a proposal may need, in the order in which they are shown. */
const rows = {
  IDENTITY: { role: 'CLIENT', personTypes: person, pt: 'Documento de identidade', en: 'Identity document' },
  ARTICLES_OF_ASSOCIATION: {
    role: 'CLIENT',
    personTypes: company,
    pt: 'Contrato social com poderes dos signatários',
    en: 'Articles of association with the powers of the signers',
  },
  SIGNER_IDENTITY: {
    role: 'SIGNER',
    personTypes: company,
    pt: 'Documento de identidade de cada signatário',
    en: 'Identity of each signer',
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
    partOf: 'FINANCE_KIT',
    personTypes: both,
    pt: 'Contrato',
    en: 'Contract',
  },
  FINANCE_KIT: {
    role: 'SALE',
    isLate: true,
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
    pt: 'Adesão assinada do seguro de vida',
    en: 'Signed adhesion of the life insurance',
  },
} as const satisfies Record<string, SetRow>;

/** Names a document of a proposal. */
export type DocumentKind = keyof typeof rows;
export const documentKinds = Object.keys(rows) as [DocumentKind, ...DocumentKind[]];

/** A document that a proposal needs. */
export type RequiredDocument = Texts & { readonly kind: DocumentKind; readonly role: DocumentRole };

/** What a document is called, whatever proposal it is of. */
export const documentName = (kind: DocumentKind): Texts => rows[kind];

/** What of a proposal says which documents it needs. */
export interface SetFacts {
  personType: PersonType;
  financeTypeId: number;
  status: string;
  /** what is financed beside the vehicle, by its codes */
  financedItems: readonly { code: string }[];
}

const hasContract = ({ status }: Pick<SetFacts, 'status'>) => (contractStatuses as readonly string[]).includes(status);

/**
 * The documents that a proposal needs now, by person type, plan, what was sold and whether its contract stands; each says whose it is.
 *
 * @param come documents that have come: they stay in view after an end that undid the contract
 */
export function documentSet(proposal: SetFacts, come: readonly DocumentKind[] = []): readonly RequiredDocument[] {
  const { personType, financeTypeId, status, financedItems } = proposal;
  return documentKinds.flatMap((kind) => {
    const { role, personTypes, plans, wantsContract, ofProduct, pt, en }: SetRow = rows[kind];
    const isNeeded =
      personTypes.includes(personType) &&
      (plans === undefined || plans.includes(financeTypeId)) &&
      (ofProduct === undefined || financedItems.some(({ code }) => code === ofProduct)) &&
      (!wantsContract || hasContract(proposal));
    return isNeeded || (status === 'NU' && come.includes(kind)) ? [{ kind, role, pt, en }] : [];
  });
}

/** The documents that must have come before a contract is made: those that say who signs it, and whether he can pay. */
export const documentsBeforeContract = (proposal: SetFacts): readonly DocumentKind[] =>
  documentSet(proposal)
    .map(({ kind }) => kind)
    .filter((kind) => !(rows[kind] as SetRow).isLate);

/** The documents that are made of a contract: with it void they are no longer what is asked for. */
export const documentsOfContract: readonly DocumentKind[] = ['CONTRACT', 'FINANCE_KIT', 'LIFE_INSURANCE'];

/** How far one document is. */
type DocumentState = { kind: DocumentKind; status: DocumentStatus };

/**
 * What is asked for now and has not come, or was refused: until the contract those that come before it, then the whole set, where
 * the kit holds the contract.
 */
export function missingDocuments(proposal: SetFacts, states: readonly DocumentState[]): readonly DocumentKind[] {
  const asked = hasContract(proposal)
    ? documentSet(proposal).map(({ kind }) => kind)
    : documentsBeforeContract(proposal);
  return asked.filter((kind) => !hasCome(kind, states) && !comeWithin(kind, states));
}

/** The document that has come and holds this one, which is not missed then; null where this one is wanted for itself. */
export function comeWithin(kind: DocumentKind, states: readonly DocumentState[]): DocumentKind | null {
  const { partOf }: SetRow = rows[kind];
  return partOf && hasCome(partOf, states) ? partOf : null;
}

const hasCome = (kind: DocumentKind, states: readonly DocumentState[]): boolean =>
  states.some((one) => one.kind === kind && (one.status === 'RECEIVED' || one.status === 'ACCEPTED'));
