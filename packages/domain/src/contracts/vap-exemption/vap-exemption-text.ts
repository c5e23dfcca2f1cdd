import type { ConsentText } from '../../proposals/consent.ts';

/** How many hours a link to the page of the exemption is valid. */
export const vapExemptionLinkHours = 72;

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
