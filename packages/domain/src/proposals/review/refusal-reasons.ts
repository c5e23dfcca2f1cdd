import type { Texts } from '../../errors/texts.ts';

/**
 * The reasons of the credit engine, each with the sentence that the client reads (LGPD art. 20 §1): what was looked at, and what
 * would help. None names a score, a limit or a check by which a fraud was found.
 */
export const refusalReasons = {
  INCOME: {
    pt: 'A parcela é alta para a renda informada. Uma entrada maior ou um prazo mais longo reduz a parcela.',
    en: 'The instalment is high for the stated income. A larger down payment or a longer term lowers the instalment.',
  },
  COMMITMENTS: {
    pt: 'As suas outras dívidas, somadas a esta parcela, tomam uma parte grande da renda.',
    en: 'Your other debts, together with this instalment, take a large part of the income.',
  },
  CREDIT_HISTORY: {
    pt: 'Há dívidas em atraso em seu nome nos serviços de proteção ao crédito. Você pode consultar esses registros de graça nesses serviços.',
    en: 'There are overdue debts in your name at the credit protection services. You can consult these records at these services free of charge.',
  },
  ENTRY: {
    pt: 'A entrada é pequena para o valor deste veículo. Uma entrada maior pode mudar a resposta.',
    en: 'The down payment is small for the price of this vehicle. A larger one may change the answer.',
  },
  VEHICLE: {
    pt: 'Este veículo não pode ser financiado nestas condições, pelo ano, pelo modelo ou pelo preço.',
    en: 'This vehicle cannot be financed on these terms, because of its year, its model or its price.',
  },
  INFORMATION: {
    pt: 'Não foi possível confirmar as informações ou os documentos enviados. Confira os seus dados com a concessionária.',
    en: 'The information or the documents could not be confirmed. Check your data with the dealer.',
  },
  CONDITIONS: {
    pt: 'As condições que acompanhavam a aprovação não foram cumpridas.',
    en: 'The conditions that came with the approval were not met.',
  },
  POLICY: {
    pt: 'O conjunto da proposta, com valor, prazo, renda e histórico de pagamentos, não atende à política de crédito.',
    en: 'The proposal as a whole, with amount, term, income and payment history, does not meet the credit policy.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type RefusalReason = keyof typeof refusalReasons;
export const refusalReasonIds = Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]];

/** The reasons of a refusal for its client. One without codes, as that of a person, is the policy as a whole. */
export const shownReasons = (codes: readonly RefusalReason[] | null): readonly RefusalReason[] =>
  codes && codes.length > 0 ? [...new Set(codes)] : ['POLICY'];
