import { fillText, type Language, type Texts } from '../../errors/texts.ts';

/** The values of a message about a selfie. */
export type SelfieStrings = {
  readonly firstName: string;
  readonly lender: string;
  readonly dealer: string;
  readonly url: string;
};

const words: Texts = {
  pt:
    'Olá, {firstName}! Para concluir o seu financiamento com {lender}, na {dealer}, falta uma selfie sua. Abra este link no ' +
    'celular: {url} — ele é só seu, não o encaminhe a ninguém.',
  en:
    'Hello, {firstName}! To complete your financing with {lender}, at {dealer}, a selfie of yours is missing. Open this link ' +
    'on your phone: {url} — it is yours alone, forward it to nobody.',
};

/** The message by which the dealer sends the selfie link to a person, by WhatsApp or another way. */
export const selfieMessage = (values: SelfieStrings, language: Language): string =>
  fillText(words, language, { ...values });
