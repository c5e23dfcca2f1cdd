import type { Texts } from '../errors/texts.ts';

/** Whose document it is, or that it belongs to the sale. */
export const documentRoles = {
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
  CONTRACT: { role: 'SALE', isLate: true, personTypes: both, pt: 'Contrato', en: 'Contract' },
} as const satisfies Record<string, SetRow>;

/** Names a document of a proposal. */
export type DocumentKind = keyof typeof rows;
export const documentKinds = Object.keys(rows) as [DocumentKind, ...DocumentKind[]];

/** A document that a proposal needs. */
export type RequiredDocument = Texts & { readonly kind: DocumentKind; readonly role: DocumentRole };

/** What a document is called, whatever proposal it is of. */
export const documentName = (kind: DocumentKind): Texts => rows[kind];

/** The documents that a proposal needs, by person type and plan; each says whose it is. */
export function documentSet(proposal: { personType: PersonType; financeTypeId: number }): readonly RequiredDocument[] {
  return documentKinds.flatMap((kind) => {
    const { role, personTypes, plans, pt, en }: SetRow = rows[kind];
    const isNeeded =
      personTypes.includes(proposal.personType) && (plans === undefined || plans.includes(proposal.financeTypeId));
    return isNeeded ? [{ kind, role, pt, en }] : [];
  });
}

/** The documents that must have come before a contract is made: those that say who signs it, and whether he can pay. */
export const documentsBeforeContract = (proposal: Parameters<typeof documentSet>[0]): readonly DocumentKind[] =>
  documentSet(proposal)
    .map(({ kind }) => kind)
    .filter((kind) => !(rows[kind] as SetRow).isLate);
