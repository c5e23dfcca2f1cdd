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
    'Olá, {firstName}! A concessionária {dealer} pede que você confirme que assina em separado os produtos vendidos com o financiamento do ' +
    'veículo {vehicle}. Abra este link: {url}. Ele é pessoal: não encaminhe a ninguém.',
  en:
    'Hello, {firstName}! The dealer {dealer} asks you to confirm that you will sign separately for the products sold with the financing of the ' +
    'vehicle {vehicle}. Open this link: {url}. It is personal: do not forward it to anyone.',
};

/** The message by which the dealer sends the link to the client, by WhatsApp or another way. */
export const vapExemptionMessage = (values: VapExemptionStrings, language: Language): string =>
  fillText(words, language, { ...values });
