import { fillText, type Language, type Texts } from '../../errors/texts.ts';

/** The values of a message about the exemption of products. */
export type VapExemptionStrings = {
  readonly firstName: string;
  readonly dealer: string;
  readonly vehicle: string;
  readonly url: string;
};

const words: Texts = {
  pt:
    'Olá, {firstName}! A {dealer} pede que você confirme como são assinados os produtos do financiamento do {vehicle}. Abra este ' +
    'link: {url} — ele é só seu, não o encaminhe a ninguém.',
  en:
    'Hello, {firstName}! {dealer} asks you to confirm how the products sold with the financing of the {vehicle} are signed. Open ' +
    'this link: {url} — it is yours alone, forward it to nobody.',
};

/** The message by which the dealer sends the link to the client, by WhatsApp or another way. */
export const vapExemptionMessage = (values: VapExemptionStrings, language: Language): string =>
  fillText(words, language, { ...values });
