import type { ConsentText } from '../../proposals/consent.ts';

/**
 * The consent before a selfie: biometric data, processed to prevent fraud and to protect its holder during
 * identification in an electronic system (LGPD, Lei 13.709/2018, art. 11, II, "g"), and additionally with this consent.
 * The version is stored with the instant; a new wording needs a new version.
 */
export const selfieConsent = {
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
