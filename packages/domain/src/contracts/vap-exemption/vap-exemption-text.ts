import type { ConsentText } from '../../proposals/consent.ts';

/** How many hours a link to the page of the exemption is valid. */
export const vapExemptionLinkHours = 72;

/** The wording of November 2026, which named the lender "the bank" and the IP address "the network address". */
const firstText = {
  version: '2026-11',
  pt:
    'Confirmo que os produtos acima, vendidos junto com o financiamento, são contratados por instrumento próprio, assinado à parte, ' +
    'e que a adesão a eles fica isenta da assinatura eletrônica do contrato. Sei que contratar esses produtos é opcional e não é ' +
    'condição do financiamento, e que esta confirmação não assina nem altera o contrato de financiamento. O banco guarda a versão ' +
    'deste texto, a data e a hora e o endereço de rede desta confirmação.',
  en:
    'I confirm that the products above, sold together with the financing, are bought by papers of their own, signed apart, and that ' +
    'the adhesion to them is exempt from the electronic signature of the contract. I know that buying these products is optional and ' +
    'no condition of the financing, and that this confirmation neither signs nor changes the financing contract. The bank keeps the ' +
    'version of this text, the date and time, and the network address of this confirmation.',
} as const satisfies ConsentText;

/**
 * The client's confirmation about products sold with a financing. The version is stored with the instant; a new wording
 * needs a new version. It does not affect the contract itself, which is signed as before.
 */
export const vapExemptionText = {
  version: '2026-12',
  pt:
    'Confirmo que assino os produtos acima em documentos separados e que eles não entram na assinatura eletrônica do contrato de ' +
    'financiamento. Sei que contratar esses produtos é opcional e não é condição do financiamento, e que esta confirmação não ' +
    'assina nem altera o contrato de financiamento. A financeira registra a versão deste texto, a data, a hora e o endereço IP.',
  en:
    'I confirm that I sign the products above in separate papers and that they are not part of the electronic signature of the ' +
    'financing contract. I know that buying these products is optional and not a condition of the financing, and that this ' +
    'confirmation neither signs nor changes the financing contract. The lender records the version of this text, the date, the ' +
    'time and the IP address.',
} as const satisfies ConsentText;

const vapExemptionTexts: readonly ConsentText[] = [vapExemptionText, firstText];

/** The text that a client confirmed: evidence shows the wording of its day. Null for an unknown version. */
export const vapExemptionTextOf = (version: string): ConsentText | null =>
  vapExemptionTexts.find((text) => text.version === version) ?? null;
