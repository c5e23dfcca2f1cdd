import { addDays, type CalendarDate } from '../calendar/index.ts';
import { DomainError, type FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import {
  choice,
  date,
  flag,
  form,
  personDocument,
  personEmail,
  personName,
  personPhone,
  text,
} from '../forms/index.ts';
import { type MessagePurpose, messagePurposeIds, messagePurposes } from '../messages/index.ts';
import { isEmail, isFullName, isPhone } from '../people/index.ts';
import type { StatusColour } from '../state-machines/machine.ts';
import type { MessageKey } from '../validation/messages.ts';

/** What a person may request about their personal data (LGPD art. 18). */
export const dataRequestKinds = {
  VIEW: { pt: 'Consultar os dados', en: 'View the data' },
  CORRECT: { pt: 'Corrigir os dados', en: 'Correct the data' },
  EXPORT: { pt: 'Receber uma cópia dos dados', en: 'Receive a copy of the data' },
  DELETE: { pt: 'Excluir os dados', en: 'Delete the data' },
  REVOKE: { pt: 'Revogar consentimentos', en: 'Revoke consents' },
} as const satisfies Readonly<Record<string, Texts>>;
export type DataRequestKind = keyof typeof dataRequestKinds;
export const dataRequestKindIds = Object.keys(dataRequestKinds) as [DataRequestKind, ...DataRequestKind[]];

/** The statuses of a request. */
export const dataRequestStatuses = {
  RECEIVED: { pt: 'Recebido', en: 'Received', colour: 'info' },
  IN_PROGRESS: { pt: 'Em atendimento', en: 'In progress', colour: 'warning' },
  ANSWERED: { pt: 'Atendido', en: 'Fulfilled', colour: 'success' },
  REFUSED: { pt: 'Recusado', en: 'Refused', colour: 'danger' },
} as const satisfies Readonly<Record<string, Texts & { colour: StatusColour }>>;
export type DataRequestStatus = keyof typeof dataRequestStatuses;
export const dataRequestStatusIds = Object.keys(dataRequestStatuses) as [DataRequestStatus, ...DataRequestStatus[]];

/** How a request arrived: at the client's own page, or recorded by a user for a person who called or wrote. */
export const dataRequestChannels = {
  CLIENT_PAGE: { pt: 'Página do cliente', en: "Client's page" },
  STAFF: { pt: 'Registrado pela equipe', en: 'Recorded by staff' },
} as const satisfies Readonly<Record<string, Texts>>;
export type DataRequestChannel = keyof typeof dataRequestChannels;
export const dataRequestChannelIds = Object.keys(dataRequestChannels) as [DataRequestChannel, ...DataRequestChannel[]];

/** Whether a request waits for an answer. */
export const isOpenRequest = (status: DataRequestStatus): boolean => status === 'RECEIVED' || status === 'IN_PROGRESS';

/** The last day for an answer. */
export const answerDueOn = (receivedOn: CalendarDate, days: number): CalendarDate => addDays(receivedOn, days);

const messageConsents = Object.fromEntries(
  messagePurposeIds.map((id) => [
    id,
    { pt: `No celular: ${messagePurposes[id].pt}`, en: `To the phone: ${messagePurposes[id].en}` },
  ]),
) as Record<MessagePurpose, Texts>;

/** The consents that a person may revoke, each on its own; contact about a contract in force needs none. */
export const revocableConsents: Readonly<Record<'OFFERS' | 'MESSAGES' | MessagePurpose, Texts>> = {
  OFFERS: {
    pt: 'Contato de concessionárias sobre veículos e ofertas',
    en: 'Contact by dealers about vehicles and offers',
  },
  MESSAGES: {
    pt: 'Todas as mensagens no celular (WhatsApp ou SMS); os avisos continuam por e-mail',
    en: 'All messages to the phone (WhatsApp or SMS); notices continue by e-mail',
  },
  ...messageConsents,
};
export type RevocableConsent = keyof typeof revocableConsents;
export const revocableConsentIds = Object.keys(revocableConsents) as [RevocableConsent, ...RevocableConsent[]];

/** What dealers write to sell; all other messages are about something that the person has begun. */
const offerPurposes: readonly MessagePurpose[] = ['offer', 'lead'];

/** The purposes about which nobody writes to the phones of a person any more who has revoked these consents. */
export function revokedPurposes(consents: readonly RevocableConsent[]): MessagePurpose[] {
  return messagePurposeIds.filter(
    (purpose) =>
      consents.includes('MESSAGES') ||
      consents.includes(purpose) ||
      (consents.includes('OFFERS') && offerPurposes.includes(purpose)),
  );
}

type Correctable = Texts & { readonly test?: (wanted: string) => boolean; readonly key?: MessageKey };

/** The fields that a person may ask to have corrected. */
export const correctableFields = {
  name: { pt: 'Nome', en: 'Name', test: isFullName, key: 'fullName.invalid' },
  phone: { pt: 'Telefone', en: 'Telephone', test: isPhone, key: 'phone.invalid' },
  email: { pt: 'E-mail', en: 'E-mail', test: isEmail, key: 'email.invalid' },
  address: { pt: 'Endereço', en: 'Address' },
  other: { pt: 'Outro dado', en: 'Other data' },
} as const satisfies Readonly<Record<string, Correctable>>;
export type CorrectableField = keyof typeof correctableFields;
export const correctableFieldIds = Object.keys(correctableFields) as [CorrectableField, ...CorrectableField[]];

/** A correction that a person asks for. */
export type Correction = { readonly field: CorrectableField; readonly current: string; readonly wanted: string };

/** @throws DomainError DOM002 at each value that its field cannot have, or that is the one that we have already */
export function assertCorrections(corrections: readonly Correction[]): void {
  const fields = corrections.flatMap(({ field, current, wanted }, index): FieldProblem[] => {
    const { test, key }: Correctable = correctableFields[field];
    const path = `corrections.${index}.wanted`;
    if (wanted.trim() === current.trim()) return [{ path, key: 'correction.same' }];
    const bare = field === 'phone' ? wanted.replace(/\D/g, '') : wanted.trim();
    return test && !test(bare) ? [{ path, key: key ?? 'value.notAllowed' }] : [];
  });
  if (new Set(corrections.map(({ field }) => field)).size < corrections.length)
    fields.push({ path: 'corrections', key: 'correction.twice' });
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
}

/** What came of a request, as its answer states. */
const dataAnswerOutcomes = {
  ANSWERED: dataRequestStatuses.ANSWERED,
  REFUSED: dataRequestStatuses.REFUSED,
} as const;
export type DataAnswerOutcome = keyof typeof dataAnswerOutcomes;

/** The answer to a request, which the person reads; of a refusal it is the reason. */
export const dataAnswerForm = form({
  outcome: choice('Resultado', 'Outcome', dataAnswerOutcomes),
  answer: text('Resposta à pessoa', 'Answer to the person', { max: 2_000, hasLines: true }),
});

const isOptional = true;

/** A request that a user records for a person who called, wrote or came in. */
export const newDataRequestForm = form(
  {
    kind: choice('Pedido', 'Request', dataRequestKinds),
    name: personName(),
    document: personDocument({ isOptional }),
    email: {
      ...personEmail({ isOptional }),
      pt: 'E-mail para a resposta',
      en: 'E-mail for the answer',
      hint: {
        pt: 'Sem e-mail, a resposta é comunicada pela equipe. Confirme a identidade da pessoa antes de registrar.',
        en: 'Without an e-mail address, staff communicate the answer. Confirm the identity of the person before recording.',
      },
    },
    phone: personPhone({ isOptional }),
    isContactOwn: flag('O e-mail e o telefone são da pessoa', 'E-mail address and telephone are those of the person', {
      hint: {
        pt: 'Marque depois de conferir. Dados guardados sem CPF são encontrados por eles.',
        en: 'Mark it once you have checked. Data stored without a CPF are found by them.',
      },
    }),
    receivedOn: date('Recebido em', 'Received on'),
    message: text('O que a pessoa pediu', 'What the person requested', { max: 1_000, hasLines: true, isOptional }),
  },
  ({ document, email, phone, isContactOwn }) =>
    document !== '' || (isContactOwn && (email !== '' || phone !== ''))
      ? []
      : [{ path: 'document', key: 'dataRequest.person' }],
);

/** @throws DomainError PRS007 for a request that was answered */
export function assertOpenRequest({ status }: { readonly status: DataRequestStatus }): void {
  if (!isOpenRequest(status)) throw new DomainError('PRS007');
}

/** The next step of a request, as a code that screens word. */
export type DataRequestStep = 'CLAIM' | 'ANSWER' | 'WAIT' | 'ERASING' | 'DONE';

/** What has to happen next with a request, for a user. */
export function nextDataStep(
  { kind, status, isErased }: { kind: DataRequestKind; status: DataRequestStatus; isErased: boolean },
  claim: { isOwn: boolean } | null,
): DataRequestStep {
  if (isOpenRequest(status)) {
    if (claim === null) return 'CLAIM';
    return claim.isOwn ? 'ANSWER' : 'WAIT';
  }
  return kind === 'DELETE' && status === 'ANSWERED' && !isErased ? 'ERASING' : 'DONE';
}
