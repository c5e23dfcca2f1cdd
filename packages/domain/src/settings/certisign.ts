import { count, flag, minutes } from '../forms/fields.ts';
import { settings } from './settings.ts';

/** How the portal works together with Certisign. Names are the wire's; bounds and defaults are ours: none is prescribed. */
export const certisign = settings('certisign', {
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
