import type { Texts } from '../errors/texts.ts';
import { count, flag, minutes } from '../forms/fields.ts';
import { esign } from './esign.ts';
import { type Settings, settings } from './settings.ts';

/** How the portal works together with Certisign. Names are the wire's; bounds and defaults are ours: none is prescribed. */
const certisign = settings('certisign', {
  access: 'esign-ic',
  title: { pt: 'IC: integração Certisign', en: 'IC: Certisign integration' },
  words: {
    enableTryAgain: { pt: 'Tentar de novo', en: 'Try again' },
    numberAttemptsUpload: { pt: 'Tentativas de envio do documento', en: 'Attempts to send the document' },
    numberAttemptsCallback: { pt: 'Tentativas de retorno', en: 'Attempts to read the answer' },
    numberAttemptsCallbackBatch: { pt: 'Tentativas de retorno em lote', en: 'Attempts to read answers in batch' },
    uploadIntegrationMinutes: { pt: 'Intervalo do envio', en: 'Interval of sending' },
    callBackIntegrationMinutes: { pt: 'Intervalo do retorno', en: 'Interval of answers' },
    sendEmailMinutes: { pt: 'Intervalo dos lembretes', en: 'Interval of reminders' },
  },
  effects: {
    enableTryAgain: {
      pt: 'Ligado: um envio que falhou é repetido até o limite de tentativas. Desligado: falha na primeira vez.',
      en: 'On: what failed to be sent is sent again up to the limit of attempts. Off: it fails the first time.',
    },
    numberAttemptsUpload: {
      pt: 'Quantas vezes um documento é enviado à Certisign antes de a assinatura falhar.',
      en: 'How often a document is sent to Certisign before the signature fails.',
    },
    numberAttemptsCallback: {
      pt: 'Quantas vezes se busca a situação de uma assinatura que não respondeu.',
      en: 'How often the state of one signature is looked up that has not answered.',
    },
    numberAttemptsCallbackBatch: {
      pt: 'Quantas vezes se busca a situação das assinaturas pendentes de uma vez.',
      en: 'How often the state of all pending signatures is looked up at once.',
    },
    uploadIntegrationMinutes: {
      pt: 'Tempo entre um envio que falhou e o próximo.',
      en: 'Time between a failed attempt to send and the next.',
    },
    callBackIntegrationMinutes: {
      pt: 'Tempo entre duas buscas da situação.',
      en: 'Time between two look-ups of the state.',
    },
    sendEmailMinutes: {
      pt: 'Tempo até o próximo lembrete por e-mail a quem ainda não assinou.',
      en: 'Time until the next reminder by e-mail to who has not signed.',
    },
  },
  fields: {
    enableTryAgain: flag(),
    numberAttemptsUpload: count(1, 10),
    numberAttemptsCallback: count(1, 10),
    numberAttemptsCallbackBatch: count(1, 50),
    uploadIntegrationMinutes: minutes(1, 1_440),
    callBackIntegrationMinutes: minutes(1, 1_440),
    // a week
    sendEmailMinutes: minutes(1, 10_080),
  },
  defaults: {
    enableTryAgain: true,
    numberAttemptsUpload: 3,
    numberAttemptsCallback: 3,
    numberAttemptsCallbackBatch: 5,
    uploadIntegrationMinutes: 10,
    callBackIntegrationMinutes: 15,
    sendEmailMinutes: 1_440,
  },
});

/** How long a lead may wait, and how many of each situation are shown. The defaults are ours: no value is prescribed. */
const leadLimits = settings('lead-limits', {
  access: 'lead-parameters',
  title: { pt: 'Parâmetros de oportunidades', en: 'Lead parameters' },
  words: {
    limitTimeFirstLead: { pt: 'Prazo do primeiro contato', en: 'Time to the first contact' },
    limitDisplayPendingLeads: { pt: 'Oportunidades pendentes exibidas', en: 'Pending leads shown' },
    limitDisplayFinishedLeads: { pt: 'Oportunidades finalizadas exibidas', en: 'Finished leads shown' },
    limitDisplayExpiredLeads: { pt: 'Oportunidades expiradas exibidas', en: 'Expired leads shown' },
    minutesToSendLeads: { pt: 'Prazo de envio ao CRM', en: 'Time until sent to the CRM' },
  },
  fields: {
    /** until a new lead is to have been answered */
    limitTimeFirstLead: minutes(1, 1_440),
    limitDisplayPendingLeads: count(1, 500),
    limitDisplayFinishedLeads: count(1, 500),
    limitDisplayExpiredLeads: count(1, 500),
    /** until a lead goes to the sales CRM */
    minutesToSendLeads: minutes(1, 1_440),
  },
  defaults: {
    limitTimeFirstLead: 60,
    limitDisplayPendingLeads: 100,
    limitDisplayFinishedLeads: 100,
    limitDisplayExpiredLeads: 100,
    minutesToSendLeads: 15,
  },
});

export { certisign, esign, leadLimits };

const records = [leadLimits, certisign, esign] as const;

/** Every settings record: one row each. Its routes and its words in the trail follow from here. */
export const settingsTable = records as readonly unknown[] as readonly Settings[];

type FieldNameOf<One> = One extends { words: infer Words } ? keyof Words : never;

/** What the fields of all records are called. */
export const settingsStrings = Object.assign({}, ...records.map(({ words }) => words)) as {
  readonly [Name in FieldNameOf<(typeof records)[number]>]: Texts;
};
