import { productName } from '../enumerations/additions.ts';
import type { Texts } from '../errors/texts.ts';
import { choice, choices, count, days, flag, minutes, percent, text } from '../forms/fields.ts';
import { type Fields, trailFieldsOf } from '../forms/form.ts';
import { isMessageText, messageChannels } from '../messages/index.ts';
import {
  type InsuranceCode,
  type VehicleSegment,
  vehicleSegmentCodes,
  vehicleSegments,
} from '../products/insurance-products.ts';
import { esign } from './esign.ts';
import { type Settings, settings } from './settings.ts';
import { settingsHeads } from './settings-heads.ts';

/**
 * The parameters of the Certisign integration. Names are the wire's; bounds and defaults are ours: none is prescribed.
 */
const certisign = settings(settingsHeads.certisign.name, {
  ...settingsHeads.certisign,
  fields: {
    enableTryAgain: flag('Tentar de novo', 'Try again', {
      hint: {
        pt: 'Ativado: um envio que falhou é repetido até o limite de tentativas. Desativado: falha na primeira vez.',
        en: 'On: a failed send is repeated up to the limit of attempts. Off: it fails the first time.',
      },
    }),
    numberAttemptsUpload: count('Tentativas de envio do documento', 'Attempts to send the document', 1, 10, {
      hint: {
        pt: 'Quantas vezes um documento é enviado à Certisign antes de a assinatura falhar.',
        en: 'How many times a document is sent to Certisign before the signature fails.',
      },
    }),
    numberAttemptsCallback: count('Tentativas de consulta', 'Attempts to query', 1, 10, {
      hint: {
        pt: 'Quantas vezes a situação de uma assinatura sem resposta é consultada.',
        en: 'How many times the status of a signature without a response is queried.',
      },
    }),
    numberAttemptsCallbackBatch: count('Tentativas de consulta em lote', 'Attempts to query in batch', 1, 50, {
      hint: {
        pt: 'Quantas consultas sem resposta encerram uma rodada de consultas em lote.',
        en: 'How many queries without a response end a round of batch queries.',
      },
    }),
    uploadIntegrationMinutes: minutes('Intervalo entre envios', 'Interval between sends', 1, 1_440, {
      hint: {
        pt: 'Tempo entre um envio que falhou e o próximo.',
        en: 'Time between a failed attempt to send and the next.',
      },
    }),
    callBackIntegrationMinutes: minutes('Intervalo entre consultas', 'Interval between queries', 1, 1_440, {
      hint: { pt: 'Tempo entre duas consultas da situação.', en: 'Time between two queries of the status.' },
    }),
    // a week
    sendEmailMinutes: minutes('Intervalo entre lembretes', 'Interval between reminders', 1, 10_080, {
      hint: {
        pt: 'Tempo até o próximo lembrete por e-mail a quem ainda não assinou.',
        en: 'Time until the next reminder by e-mail to those who have not signed.',
      },
    }),
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

/**
 * The maximum waiting times of leads, and how many of each situation are shown. The defaults are ours: no value is
 * prescribed.
 */
const leadLimits = settings(settingsHeads.leadLimits.name, {
  ...settingsHeads.leadLimits,
  fields: {
    /** until a new lead must be answered */
    limitTimeFirstLead: minutes('Prazo do primeiro contato', 'Deadline for the first contact', 1, 1_440),
    limitDisplayPendingLeads: count('Oportunidades pendentes exibidas', 'Pending leads shown', 1, 500),
    limitDisplayFinishedLeads: count('Oportunidades finalizadas exibidas', 'Finished leads shown', 1, 500),
    limitDisplayExpiredLeads: count('Oportunidades expiradas exibidas', 'Expired leads shown', 1, 500),
    /** until a lead is sent to the sales CRM */
    minutesToSendLeads: minutes('Prazo de envio ao CRM', 'Deadline for sending to the CRM', 1, 1_440),
    /** without a contact, until an open lead expires */
    daysUntilExpiry: days('Dias sem contato até expirar', 'Days without contact until expiry', 1, 90),
  },
  defaults: {
    limitTimeFirstLead: 60,
    limitDisplayPendingLeads: 100,
    limitDisplayFinishedLeads: 100,
    limitDisplayExpiredLeads: 100,
    minutesToSendLeads: 15,
    daysUntilExpiry: 15,
  },
});

const options = vehicleSegmentCodes.map((id) => ({ id, ...vehicleSegments[id] }));
const soldFor = (code: InsuranceCode) => {
  const { pt, en } = productName(code);
  return choices<VehicleSegment>(pt, en, options);
};
const all = () => [...vehicleSegmentCodes];

/** The segments of vehicles that each insurance product is sold for; a combo for another one is refused (SET077). */
const insuranceSegments = settings('insurance-segments', {
  access: 'insurance-admin',
  title: { pt: 'Segmentos de veículos', en: 'Vehicle segments' },
  fields: {
    CHEV_PLUS: soldFor('CHEV_PLUS'),
    LIFE: soldFor('LIFE'),
    PPI: soldFor('PPI'),
    GAP: soldFor('GAP'),
    PMC: soldFor('PMC'),
    PMC_DAY_2: soldFor('PMC_DAY_2'),
    SEGURO_AUTO: soldFor('SEGURO_AUTO'),
  },
  defaults: { CHEV_PLUS: all(), LIFE: all(), PPI: all(), GAP: all(), PMC: all(), PMC_DAY_2: all(), SEGURO_AUTO: all() },
});

/** The highest discount of a campaign of car insurance (InsCampaign-003). */
const autoCampaignLimits = settings('auto-campaign-limits', {
  access: 'insurance-admin-auto',
  title: { pt: 'Limites das campanhas', en: 'Limits of campaigns' },
  fields: {
    maxDiscountPercent: percent('Desconto máximo', 'Highest discount', 1, 100, {
      hint: {
        pt: 'Vale para campanhas salvas ou habilitadas a partir de agora.',
        en: 'Applies to campaigns that are saved or enabled from now on.',
      },
    }),
  },
  defaults: { maxDiscountPercent: 30 },
});

/** When a paid sale appears in the follow-up of declined products, and for how long. Our own defaults. */
const productFollowUp = settings('product-follow-up', {
  access: 'insurance-admin',
  title: { pt: 'Acompanhamento de recusas', en: 'Follow-up of declined products' },
  fields: {
    daysAfterPayment: days('Começa depois do pagamento', 'Begins after the payment', 1, 90, {
      hint: {
        pt: 'A venda aparece na lista do gerente de F&I a partir deste dia.',
        en: 'The sale appears in the list of the F&I manager from this day on.',
      },
    }),
    lastDayAfterPayment: days('Termina depois do pagamento', 'Ends after the payment', 91, 365, {
      hint: { pt: 'Depois deste dia, a venda sai da lista.', en: 'After this day the sale leaves the list.' },
    }),
  },
  defaults: { daysAfterPayment: 30, lastDayAfterPayment: 180 },
});

/** The rule of the lender for its correspondents, the dealers. Off: it does not depend on this portal. */
const correspondentRules = settings(settingsHeads.correspondentRules.name, {
  ...settingsHeads.correspondentRules,
  fields: {
    requiresCertification: flag(
      'Exigir certificação para enviar propostas',
      'Require certification to send proposals',
      {
        hint: {
          pt: 'Ativado: usuários de concessionária só enviam propostas com certificação válida no dia. Desativado: a certificação não é verificada.',
          en: 'On: dealer users send proposals only with a certification valid on the day. Off: the certification is not checked.',
        },
      },
    ),
  },
  defaults: { requiresCertification: false },
});

/** How many days requests of clients may take; law allows fifteen for those about personal data (LGPD art. 19, II). */
const clientDeadlines = settings(settingsHeads.clientDeadlines.name, {
  ...settingsHeads.clientDeadlines,
  fields: {
    daysForDataRequests: days('Pedidos sobre dados pessoais', 'Requests about personal data', 1, 15, {
      hint: {
        pt: 'Dias para responder a um pedido recebido a partir de agora (LGPD, art. 19, II: no máximo 15).',
        en: 'Days to answer a request received from now on (LGPD, art. 19, II: at most 15).',
      },
    }),
    daysForCreditReviews: days('Revisões de recusas de crédito', 'Reviews of refused credit', 1, 15, {
      hint: {
        pt: 'Dias para responder a um pedido de revisão recebido a partir de agora (LGPD, art. 20).',
        en: 'Days to answer a request for a review received from now on (LGPD, art. 20).',
      },
    }),
  },
  defaults: { daysForDataRequests: 15, daysForCreditReviews: 15 },
});

const messageText = (pt: string, en: string) =>
  text(pt, en, {
    max: 300,
    hasLines: true,
    test: isMessageText,
    key: 'message.text',
    hint: {
      pt: '{nome}, {concessionaria} e {link} são trocados pelos valores; {link} é obrigatório.',
      en: '{nome}, {concessionaria} and {link} are replaced by the values; {link} is required.',
    },
  });
const hour = (pt: string, en: string) => count(pt, en, 0, 23);

/** Messages to the phones of clients: the way, the hours and the texts. Our own defaults. */
const messageSettings = settings(settingsHeads.messageSettings.name, {
  ...settingsHeads.messageSettings,
  fields: {
    firstChannel: choice('Enviar por', 'Send by', { ...messageChannels, NONE: { pt: 'Só e-mail', en: 'E-mail only' } }),
    smsAfterFailure: flag('SMS quando o WhatsApp falhar', 'SMS where WhatsApp fails'),
    quietFrom: hour('Sem mensagens a partir de (hora)', 'No messages from (hour)'),
    quietUntil: hour('Sem mensagens até (hora)', 'No messages until (hour)'),
    signatureText: messageText('Assinatura do contrato, em português', 'Signature of the contract, in Portuguese'),
    signatureTextEn: messageText('Assinatura do contrato, em inglês', 'Signature of the contract, in English'),
    selfieText: messageText('Selfie, em português', 'Selfie, in Portuguese'),
    selfieTextEn: messageText('Selfie, em inglês', 'Selfie, in English'),
    documentsText: messageText('Documentos, em português', 'Documents, in Portuguese'),
    documentsTextEn: messageText('Documentos, em inglês', 'Documents, in English'),
    clientPageText: messageText('Página do cliente, em português', "Client's page, in Portuguese"),
    clientPageTextEn: messageText('Página do cliente, em inglês', "Client's page, in English"),
    offerText: messageText('Simulação, em português', 'Simulation, in Portuguese'),
    offerTextEn: messageText('Simulação, em inglês', 'Simulation, in English'),
    leadText: messageText('Pedido de contato, em português', 'Request for contact, in Portuguese'),
    leadTextEn: messageText('Pedido de contato, em inglês', 'Request for contact, in English'),
    webFormText: messageText('Formulário web, em português', 'Web form, in Portuguese'),
    webFormTextEn: messageText('Formulário web, em inglês', 'Web form, in English'),
  },
  defaults: {
    firstChannel: 'WHATSAPP',
    smsAfterFailure: true,
    quietFrom: 21,
    quietUntil: 8,
    signatureText: 'Olá, {nome}. O contrato do seu financiamento na {concessionaria} está pronto para assinar: {link}',
    selfieText: 'Olá, {nome}. Falta a selfie do seu financiamento na {concessionaria}. Abra e siga os passos: {link}',
    documentsText:
      'Olá, {nome}. Faltam documentos do seu financiamento na {concessionaria}. Veja quais são e envie: {link}',
    signatureTextEn: 'Hello, {nome}. The contract of your financing at {concessionaria} is ready to be signed: {link}',
    selfieTextEn:
      'Hello, {nome}. The selfie of your financing at {concessionaria} is missing. Open the link and follow the steps: {link}',
    documentsTextEn:
      'Hello, {nome}. Documents of your financing at {concessionaria} are missing. See which ones and send them: {link}',
    clientPageText:
      'Olá, {nome}. Acompanhe seu financiamento na {concessionaria} e veja o próximo passo na sua página: {link}',
    clientPageTextEn:
      'Hello, {nome}. Follow your financing at {concessionaria} and see the next step on your page: {link}',
    offerText: 'Olá, {nome}. A {concessionaria} preparou uma simulação de financiamento para você: {link}',
    offerTextEn: 'Hello, {nome}. {concessionaria} has prepared a financing simulation for you: {link}',
    leadText:
      'Olá, {nome}. A {concessionaria} recebeu seu pedido de contato. Para adiantar, preencha seu cadastro: {link}',
    leadTextEn:
      'Hello, {nome}. {concessionaria} has received your request for contact. To save time, fill in your registration: {link}',
    webFormText: 'Olá, {nome}. Continue seu cadastro na {concessionaria} por este link pessoal: {link}',
    webFormTextEn: 'Hello, {nome}. Continue your registration at {concessionaria} by this personal link: {link}',
  },
});

export {
  autoCampaignLimits,
  certisign,
  clientDeadlines,
  correspondentRules,
  esign,
  insuranceSegments,
  leadLimits,
  messageSettings,
  productFollowUp,
};

const records = [
  leadLimits,
  certisign,
  esign,
  insuranceSegments,
  autoCampaignLimits,
  productFollowUp,
  correspondentRules,
  messageSettings,
  clientDeadlines,
] as const;

/** Every settings record: one row each. Its routes and its audit labels follow from here. */
export const settingsTable = records as readonly unknown[] as readonly Settings[];

type FieldNameOf<One> = One extends { fields: infer All } ? keyof All : never;

/** The labels of the fields of all records. */
export const settingsStrings = Object.fromEntries(
  records.flatMap(({ fields }) => Object.entries(trailFieldsOf<Fields>(fields))),
) as {
  readonly [Name in FieldNameOf<(typeof records)[number]>]: Texts;
};
