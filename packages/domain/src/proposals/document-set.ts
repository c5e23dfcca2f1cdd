import type { Texts } from '../errors/texts.ts';

/** A document of a proposal, as requested. */
export type RequiredDocument = Texts & { readonly id: string };

/** How far a document of a proposal is. */
export const documentStatuses = {
  REQUIRED: { pt: 'Pendente', en: 'Required' },
  RECEIVED: { pt: 'Recebido', en: 'Received' },
  REFUSED: { pt: 'Recusado', en: 'Refused' },
  ACCEPTED: { pt: 'Aceito', en: 'Accepted' },
} as const satisfies Record<string, Texts>;

const sale: readonly RequiredDocument[] = [
  { id: 'VEHICLE_INVOICE', pt: 'Nota fiscal do veículo', en: 'Vehicle invoice' },
  { id: 'CONTRACT', pt: 'Contrato', en: 'Contract' },
];
const sets: Readonly<Record<'PF' | 'PJ', readonly RequiredDocument[]>> = {
  PF: [
    { id: 'IDENTITY', pt: 'Documento de identidade', en: 'Identity document' },
    { id: 'INCOME_PROOF', pt: 'Comprovante de renda', en: 'Proof of income' },
    { id: 'ADDRESS_PROOF', pt: 'Comprovante de endereço', en: 'Proof of address' },
    ...sale,
  ],
  PJ: [
    {
      id: 'ARTICLES_OF_ASSOCIATION',
      pt: 'Contrato social com poderes dos signatários',
      en: 'Articles of association with the powers of the signers',
    },
    { id: 'SIGNER_IDENTITY', pt: 'Documento de identidade de cada signatário', en: 'Identity of each signer' },
    { id: 'REVENUE_PROOF', pt: 'Comprovante de faturamento', en: 'Proof of revenue' },
    { id: 'ADDRESS_PROOF', pt: 'Comprovante de endereço', en: 'Proof of address' },
    ...sale,
  ],
};

/** The documents a proposal needs, by person type. No plan asks for others. */
export function documentSet(personType: 'PF' | 'PJ'): readonly RequiredDocument[] {
  return sets[personType];
}
