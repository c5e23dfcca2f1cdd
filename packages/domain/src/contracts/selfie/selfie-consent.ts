import type { ConsentText } from '../../proposals/consent.ts';

/** The wording of November 2026, which named two legal bases. */
const firstConsent = {
  version: '2026-11',
  pt:
    'Concordo que a instituição financeira trate as duas fotos do meu rosto para confirmar quem assina este contrato de ' +
    'financiamento e prevenir fraudes (Lei 13.709/2018, art. 11, II, "g"). As fotos são dados biométricos: não são usadas para ' +
    'mais nada, não vão para a concessionária e são vistas apenas por quem confere o contrato. Fotos recusadas ou substituídas ' +
    'são apagadas em 7 dias; se o financiamento não for contratado, em 90 dias; se for, junto com os documentos do contrato, ' +
    'no fim do prazo legal de guarda. Posso pedir acesso, informações e a exclusão pelos canais de atendimento.',
  en:
    'I agree that the financial institution uses the two pictures of my face to confirm who signs this financing contract and ' +
    'to prevent fraud (Law 13.709/2018, art. 11, II, "g"). The pictures are biometric data: they are used for nothing else, do ' +
    'not go to the dealer and are seen only by those who check the contract. Refused or replaced pictures are erased within 7 ' +
    'days; if the financing is not contracted, within 90 days; if it is, together with the papers of the contract, at the end ' +
    'of the time for which the law wants them kept. I may ask for access, information and erasure through the service channels.',
} as const satisfies ConsentText;

/**
 * The consent before a selfie: biometric data, processed with the consent of its holder (LGPD, Lei 13.709/2018, art. 11,
 * I), who may withdraw it. The version is stored with the instant; a new wording needs a new version.
 */
export const selfieConsent = {
  version: '2026-12',
  pt:
    'Concordo que a financeira trate as duas fotos do meu rosto para confirmar quem assina este contrato de financiamento e ' +
    'prevenir fraudes (Lei 13.709/2018, art. 11, I). As fotos são dados biométricos: não são usadas para mais nada, não vão para ' +
    'a concessionária e são vistas apenas por quem confere o contrato. Fotos recusadas ou substituídas são excluídas em 7 dias; ' +
    'se o financiamento não for contratado, em 90 dias; se for, junto com os documentos do contrato, no fim do prazo legal de ' +
    'guarda. Posso retirar este consentimento e pedir acesso, informações e a exclusão das fotos pelos canais de atendimento.',
  en:
    'I agree that the lender processes the two pictures of my face to confirm who signs this financing contract and to prevent ' +
    'fraud (Law 13.709/2018, art. 11, I). The pictures are biometric data: they are used for nothing else, do not go to the ' +
    'dealer and are seen only by those who check the contract. Refused or replaced pictures are erased within 7 days; if the ' +
    'financing is not contracted, within 90 days; if it is, together with the papers of the contract, at the end of the ' +
    'retention period that the law sets. I may withdraw this consent and request access, information and the erasure of the ' +
    'pictures through the service channels.',
} as const satisfies ConsentText;

const selfieConsents: readonly ConsentText[] = [selfieConsent, firstConsent];

/** The text of the consent that a person gave: a dossier shows the wording of its day. Null for an unknown version. */
export const selfieConsentOf = (version: string): ConsentText | null =>
  selfieConsents.find((text) => text.version === version) ?? null;
