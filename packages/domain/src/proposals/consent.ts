import type { Texts } from '../errors/texts.ts';

/**
 * A text that the client accepts or acknowledges. The version is recorded with instant and user; a new wording needs a
 * new version.
 */
export type ConsentText = Texts & { readonly version: string };

/** What is recorded before the credit bureau is queried. */
export const consentTexts = {
  /** Authorisation to consult the Central Bank's credit registry (SCR, Resolução CMN 5.037/2022). */
  creditRegistry: {
    version: '2026-11',
    pt:
      'Autorizo a instituição financeira a consultar, a qualquer tempo, enquanto durar a análise desta proposta e a operação ' +
      'dela resultante, as informações a meu respeito no Sistema de Informações de Crédito (SCR) do Banco Central do Brasil e ' +
      'nos serviços de proteção ao crédito. Estou ciente de que: (a) o SCR reúne dados sobre o montante das minhas dívidas, ' +
      'a vencer e vencidas, e das garantias que prestei, para supervisão do risco de crédito e intercâmbio de informações ' +
      'entre instituições financeiras; (b) a operação contratada será registrada no SCR; (c) posso consultar meus dados pelo ' +
      'Registrato, do Banco Central; (d) pedidos de correção ou discordâncias devem ser dirigidos à instituição que enviou a ' +
      'informação; (e) a consulta depende desta autorização, que posso revogar enquanto a operação não for contratada.',
    en:
      'I authorise the financial institution to consult, at any time during the analysis of this proposal and the operation ' +
      'resulting from it, the information about me held in the Credit Information System (SCR) of the Central Bank of Brazil ' +
      'and in credit protection services. I am aware that: (a) the SCR gathers data on the amount of my debts, due and ' +
      'overdue, and of the guarantees I have given, to supervise credit risk and to exchange information among financial ' +
      'institutions; (b) the contracted operation will be registered in the SCR; (c) I may consult my data through ' +
      'Registrato, of the Central Bank; (d) requests for correction or disagreements are addressed to the institution that ' +
      'sent the information; (e) the consultation depends on this authorisation, which I may revoke while the operation has ' +
      'not been contracted.',
  },
  /** Privacy notice (LGPD, Lei 13.709/2018). */
  privacyNotice: {
    version: '2026-11',
    pt:
      'Seus dados pessoais são tratados pela instituição financeira para simular, analisar e formalizar o financiamento, ' +
      'prevenir fraudes e cumprir obrigações legais, com base na execução do contrato e dos procedimentos preliminares, na ' +
      'proteção do crédito e no cumprimento de obrigação legal (Lei 13.709/2018). Eles podem ser compartilhados com a ' +
      'concessionária, bureaus de crédito, seguradoras, empresas de assinatura eletrônica e órgãos públicos, na medida ' +
      'necessária para essas finalidades. A selfie é um dado biométrico, usado apenas para confirmar sua identidade e excluído ao ' +
      'fim do prazo de guarda. Os dados são mantidos pelo prazo exigido em lei. Você pode pedir acesso, correção, ' +
      'portabilidade, informação sobre compartilhamentos e, quando couber, exclusão, pelos canais de atendimento.',
    en:
      'Your personal data is processed by the financial institution to simulate, analyse and formalise the financing, prevent ' +
      'fraud and meet legal obligations, on the basis of the performance of the contract and its preliminary procedures, ' +
      'credit protection and compliance with legal obligations (Law 13.709/2018). It may be shared with the dealer, credit ' +
      'bureaus, insurers, e-signature companies and public bodies, as far as needed for these purposes. The selfie is ' +
      'biometric data, used only to confirm your identity and deleted at the end of the retention period. The data is kept for ' +
      'the period required by law. You may ask for access, correction, portability, information on sharing and, where ' +
      'applicable, deletion, through the service channels.',
  },
} as const satisfies Record<string, ConsentText>;

/** The kind of a text that the client accepts or acknowledges. */
export type ConsentKind = keyof typeof consentTexts;
