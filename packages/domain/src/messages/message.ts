import { businessTimeZone } from '../calendar/index.ts';
import { clientPageState } from '../client-page/client-page.ts';
import { awaitsDocuments, isOpenForDocuments } from '../documents/intake.ts';
import type { Texts } from '../errors/texts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

/** The ways to reach a phone. */
export const messageChannels = {
  WHATSAPP: { pt: 'WhatsApp', en: 'WhatsApp' },
  SMS: { pt: 'SMS', en: 'SMS' },
} as const satisfies Record<string, Texts>;
export type MessageChannel = keyof typeof messageChannels;

/** What a client is written to about. A person opts out of one purpose; the others still reach them. */
export const messagePurposes = {
  signature: { pt: 'Assinatura do contrato', en: 'Signature of the contract' },
  selfie: { pt: 'Selfie', en: 'Selfie' },
  documents: { pt: 'Documentos', en: 'Documents' },
  clientPage: { pt: 'Página do cliente', en: "Client's page" },
  offer: { pt: 'Simulação enviada pelo vendedor', en: 'Simulation sent by the seller' },
  lead: { pt: 'Pedido de contato com a concessionária', en: 'Request for contact by the dealer' },
  webForm: { pt: 'Formulário web', en: 'Web form' },
} as const satisfies Record<string, Texts>;
export type MessagePurpose = keyof typeof messagePurposes;
export const messagePurposeIds = Object.keys(messagePurposes) as [MessagePurpose, ...MessagePurpose[]];

/** The purposes of messages about a proposal. */
const proposalPurposes = [
  'signature',
  'selfie',
  'documents',
  'clientPage',
] as const satisfies readonly MessagePurpose[];
type ProposalPurpose = (typeof proposalPurposes)[number];

/** Whether a purpose is one of those of a proposal; the others have a lead, a simulation or a web form. */
export const isAboutProposal = (purpose: MessagePurpose): purpose is ProposalPurpose =>
  (proposalPurposes as readonly MessagePurpose[]).includes(purpose);

const withContract = (status: ProposalStatus): boolean => status === 'PU';
const awaitedIn: Readonly<Record<ProposalPurpose, (status: ProposalStatus) => boolean>> = {
  signature: withContract,
  selfie: withContract,
  documents: (status) => awaitsDocuments({ status }) && isOpenForDocuments({ status }),
  // the page still opens after the end, but nothing depends on it any more
  clientPage: (status) => status !== 'WO' && !['PAYMENT', 'DONE', 'ENDED'].includes(clientPageState(status)),
};

/**
 * Whether what a message asks of a person of a proposal can still be awaited in its status: not after a refusal, a
 * withdrawal, the payment or the end. Whether the person has done it is known where it is done.
 */
export const isAwaitedIn = (purpose: ProposalPurpose, status: ProposalStatus): boolean => awaitedIn[purpose](status);

/** The states of a message. */
export const messageStatuses = ['WAITING', 'SENT', 'DELIVERED', 'READ', 'FAILED', 'OPTED_OUT'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What the operator reports about a message that it took. */
export const deliveryStates = ['SENT', 'DELIVERED', 'READ', 'FAILED', 'OPTED_OUT'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const order: Readonly<Record<MessageStatus, number>> = {
  WAITING: 0,
  SENT: 1,
  // what was not delivered may still be: a phone that was switched off
  FAILED: 2,
  DELIVERED: 3,
  READ: 4,
  OPTED_OUT: 5,
};

/** Whether a report changes a message: reports come twice and in any order, and one never takes back a later state. */
export const advancesMessage = (status: MessageStatus, reported: DeliveryState): boolean =>
  order[reported] > order[status];

/** The hours of the day in which nobody is written to: from one hour up to another, possibly across midnight. */
export type QuietHours = { readonly quietFrom: number; readonly quietUntil: number };

/** The instant from which a message may be sent: now, or the end of the quiet hours. Equal hours: never quiet. */
export function mayBeSentAt(now: Date, { quietFrom, quietUntil }: QuietHours): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(businessTimeZone);
  const isQuiet =
    quietFrom <= quietUntil
      ? local.hour >= quietFrom && local.hour < quietUntil
      : local.hour >= quietFrom || local.hour < quietUntil;
  if (!isQuiet) return now;
  const day = local.hour >= quietUntil ? local.add({ days: 1 }) : local;
  const end = day.toPlainDate().toZonedDateTime({
    timeZone: businessTimeZone,
    plainTime: Temporal.PlainTime.from({ hour: quietUntil }),
  });
  return new Date(end.epochMilliseconds);
}

/** What a text may contain in braces. The link is required: without it the message would be of no use. */
const placeholders = ['nome', 'concessionaria', 'link'] as const;
type Placeholder = (typeof placeholders)[number];

/** Whether a text has the link once, and nothing unknown in braces. */
export function isMessageText(text: string): boolean {
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!);
  const isKnown = used.every((name) => (placeholders as readonly string[]).includes(name));
  return isKnown && used.filter((name) => name === 'link').length === 1 && !/[{}]/.test(text.replace(/\{\w+\}/g, ''));
}

/** The text with its values. Values are inserted as they are: braces in a name do not refer to anything. */
export const renderMessage = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g'), (_, name: Placeholder) => values[name]);
