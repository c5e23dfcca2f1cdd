import type { Texts } from '../errors/texts.ts';

/** What went wrong with a background job, as far as it decides what a person does next. */
export const jobFailureKinds = [
  'partner-away',
  'partner-unauthorized',
  'partner-refused',
  'partner-unknown-record',
  'partner-unreadable',
  'database-away',
  'database-busy',
  'disk',
  'file',
  'too-long',
  'rejected',
  'unknown',
] as const;
export type JobFailureKind = (typeof jobFailureKinds)[number];

/** A failure of a job. `system`: the partner or server, by its name; `code`: of its refusal, or of ours. */
export interface JobFailure {
  readonly kind: JobFailureKind;
  readonly system: string | null;
  readonly code: string | null;
}

/** The systems that jobs depend on, as operators call them. */
export const systemNames: Readonly<Record<string, Texts>> = {
  'mail-server': { pt: 'O servidor de e-mail', en: 'The mail server' },
  'bot-score': { pt: 'O serviço contra robôs', en: 'The bot detection service' },
  certisign: { pt: 'A certificadora de assinaturas', en: 'The signature provider' },
  'credit-bureau': { pt: 'O birô de crédito', en: 'The credit bureau' },
  'credit-engine': { pt: 'O motor de crédito', en: 'The credit engine' },
  'dealer-payments': { pt: 'O sistema de pagamentos', en: 'The payment system' },
  'document-reader': { pt: 'O leitor de documentos', en: 'The document reader' },
  liberty: { pt: 'A seguradora Liberty', en: 'The insurer Liberty' },
  cardif: { pt: 'A seguradora Cardif', en: 'The insurer Cardif' },
  assurant: { pt: 'A seguradora Assurant', en: 'The insurer Assurant' },
  metlife: { pt: 'A seguradora MetLife', en: 'The insurer MetLife' },
  'lien-registry': { pt: 'O registro de gravames', en: 'The lien registry' },
  'loan-servicing': { pt: 'O sistema de contratos', en: 'The loan servicing system' },
  messaging: { pt: 'A operadora de mensagens', en: 'The message operator' },
  'postal-codes': { pt: 'O serviço de CEP', en: 'The postal code service' },
  'sales-crm': { pt: 'O CRM de vendas', en: 'The sales CRM' },
  'vehicle-registry': { pt: 'A base de veículos', en: 'The vehicle registry' },
};
