import { choice, date, reason, text } from '../forms/fields.ts';
import { form } from '../forms/form.ts';
import { personDocument, personEmail, personName, personPhone } from '../forms/person-fields.ts';
import { isTime } from './business-hours.ts';

/** How a person wants to be contacted, and how somebody contacted them. */
export const contactWays = {
  CALL: { pt: 'Telefone', en: 'Telephone' },
  WHATSAPP: { pt: 'WhatsApp', en: 'WhatsApp' },
  EMAIL: { pt: 'E-mail', en: 'E-mail' },
} as const;
export type ContactWay = keyof typeof contactWays;
export const contactWayIds = Object.keys(contactWays) as [ContactWay, ...ContactWay[]];

/** Where a lead comes from, on the wire. */
export const leadChannels = {
  CSF: { pt: 'Simulador do cliente', en: 'Customer simulator' },
  FORMWEB: { pt: 'Formulário web', en: 'Web form' },
  DGI: { pt: 'Canal digital', en: 'Digital channel' },
  CRM: { pt: 'CRM', en: 'CRM' },
  WALK_IN: { pt: 'Na loja', en: 'At the dealer' },
} as const;
export type LeadChannel = keyof typeof leadChannels;
export const leadChannelIds = Object.keys(leadChannels) as [LeadChannel, ...LeadChannel[]];

/** Those that a user may choose for a lead created by hand; the others name themselves. */
const channelsByHand = { WALK_IN: leadChannels.WALK_IN, DGI: leadChannels.DGI, CRM: leadChannels.CRM } as const;

export const vehicleTypes = { '1': { pt: 'Novo', en: 'New' }, '2': { pt: 'Usado', en: 'Used' } } as const;
const isOptional = true;

const details = {
  name: personName(),
  phone: personPhone({ isOptional }),
  email: personEmail({ isOptional }),
  document: personDocument({ isOptional }),
  contactPreference: choice('Prefere contato por', 'Preferred contact', contactWays),
  vehicleTypeId: choice('Veículo', 'Vehicle', vehicleTypes),
  vehicleWanted: text('Veículo de interesse', 'Vehicle wanted', { isOptional }),
};

type Contacts = { readonly phone: string; readonly email: string };
/** A person is reached by phone or e-mail. */
export const isReachable = ({ phone, email }: Contacts) =>
  phone || email ? [] : [{ path: 'phone', key: 'phoneOrEmail.required' as const }];

/** What is known of the person of a lead; the first submission is stored apart from what is corrected later. */
export const leadDetailsForm = form(details, isReachable);

/** A lead that a user creates. */
export const newLeadForm = form(
  {
    ...details,
    channel: choice('Como chegou', 'How it came', channelsByHand),
    source: text('Origem', 'Source', { isOptional }),
  },
  isReachable,
);

/** What a person agrees to who requests the contact of a dealer; a new wording needs a new version. */
export const customerConsent = {
  version: '2026-11',
  pt:
    'Concordo que a concessionária escolhida e a financeira usem meu nome, meus contatos e esta simulação para falar comigo ' +
    'sobre a compra do veículo (Lei 13.709/2018, art. 7º, I). Nenhuma consulta de crédito é feita com este pedido. Posso ' +
    'revogar este consentimento e pedir a exclusão dos dados pelos canais de atendimento da financeira.',
  en:
    'I agree that the chosen dealer and the lender use my name, my contacts and this simulation to contact me about the ' +
    'purchase of the vehicle (Law 13.709/2018, art. 7, I). No credit enquiry is made with this request. I may withdraw this ' +
    'consent and request the erasure of the data through the service channels of the lender.',
} as const;

const { name, phone, email, contactPreference } = details;
/** A person who requests the contact of a dealer in the customer simulator. */
export const customerLeadForm = form({ name, phone, email, contactPreference }, isReachable);

/** The outcome of a contact: the status that follows it. */
const outcomes = {
  again: { pt: 'Falar de novo', en: 'Contact again' },
  visit: { pt: 'Visita marcada', en: 'Visit planned' },
  noInterest: { pt: 'Sem interesse', en: 'No interest' },
  wrongData: { pt: 'Dados incorretos', en: 'Incorrect data' },
  notReached: { pt: 'Não consegui falar', en: 'Not reached' },
} as const;
export type LeadOutcome = keyof typeof outcomes;

const goesOn = ({ outcome }: { readonly outcome: string }) => outcome === 'again' || outcome === 'visit';
const time = text('Hora', 'Time', {
  max: 5,
  isOptional,
  test: isTime,
  key: 'time.invalid',
  hint: { pt: 'Opcional, como 14:30', en: 'Optional, for example 14:30' },
});

/** A recorded contact, and what follows it. */
export const leadContactForm = form(
  {
    how: choice('Contato por', 'Contacted by', contactWays),
    outcome: choice('Resultado', 'Outcome', outcomes),
    nextDay: date('Próximo contato em', 'Next contact on', { when: goesOn }),
    nextTime: { ...time, when: goesOn },
    note: text('Observação', 'Note', { max: 500, hasLines: true, isOptional }),
  },
  ({ outcome, note }) =>
    goesOn({ outcome }) || note !== '' ? [] : [{ path: 'note', key: 'reason.required' as const }],
);

/** Another day for the next contact. */
export const leadPostponeForm = form({
  nextDay: date('Próximo contato em', 'Next contact on'),
  nextTime: time,
});

/** The end of a lead without a contact. */
export const leadFinishForm = form({
  outcome: choice('Motivo do encerramento', 'Reason for closing', {
    noInterest: outcomes.noInterest,
    wrongData: outcomes.wrongData,
    notReached: outcomes.notReached,
    sold: { pt: 'Vendida fora do portal', en: 'Sold outside the portal' },
  }),
  reason: reason(),
});

/** The move that an outcome requests. */
export const eventOfOutcome = {
  again: 'contactAgain',
  visit: 'planVisit',
  noInterest: 'endWithoutInterest',
  wrongData: 'endWithWrongData',
  notReached: 'endNotReached',
  sold: 'sellByHand',
} as const;
