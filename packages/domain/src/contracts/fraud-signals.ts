import type { Texts } from '../errors/texts.ts';

/**
 * Why something that was done in a client's name may have been done by somebody else. Each waits for a review by finance
 * before the activation is confirmed; none stops the sale by itself, because a signature at the dealer's desk gives the
 * same picture.
 */
export const fraudSignals = {
  STAFF_DEVICE: {
    pt: 'Feito em um aparelho que a equipe da concessionária usa no portal',
    en: 'Done on a device that the dealer’s staff uses for the portal',
  },
  STAFF_ADDRESS: {
    pt: 'Feito pela mesma conexão de internet que a equipe da concessionária usa no portal',
    en: 'Done over the same internet connection that the dealer’s staff uses for the portal',
  },
  SHARED_DEVICE: {
    pt: 'O mesmo aparelho foi usado por outra pessoa, em outra proposta, nas 24 horas anteriores',
    en: 'The same device was used by another person, on another proposal, in the previous 24 hours',
  },
  SHARED_MAILBOX: {
    pt: 'O mesmo e-mail foi usado por outra pessoa, em outra proposta, nas 24 horas anteriores',
    en: 'The same e-mail address was used by another person, on another proposal, in the previous 24 hours',
  },
  CONTACT_CHANGED: {
    pt: 'O e-mail ou o celular do cliente mudou depois do envio da proposta',
    en: 'The client’s e-mail address or mobile number was changed after the proposal was sent',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type FraudSignal = keyof typeof fraudSignals;

/** What a signatory did when the signal arose, or what was changed. */
export const signalledActs = {
  page: { pt: 'abriu a página do cliente', en: 'opened the client’s page' },
  sign: { pt: 'abriu a assinatura do contrato', en: 'opened the contract signature' },
  selfie: { pt: 'confirmou a selfie', en: 'confirmed the selfie' },
  exemption: {
    pt: 'confirmou a assinatura dos produtos em separado',
    en: 'confirmed that the products are signed separately',
  },
  request: {
    pt: 'a assinatura foi solicitada para outro e-mail',
    en: 'the signature was requested for another e-mail address',
  },
  registration: { pt: 'a ficha do cliente foi alterada', en: 'the client form was changed' },
} as const satisfies Readonly<Record<string, Texts>>;

export type SignalledAct = keyof typeof signalledActs;

/** For how long before an act the same device or mailbox counts. */
export const signalHours = 24;

/** How long the device and address of an act are stored. */
export const signatoryActDays = 30;

/** Signals of one proposal at most: every kind, for every signatory, on a few devices. */
export const mostFraudSignals = 200;

/**
 * An address that says nothing about who used it: this machine itself, seen where a proxy in front of the portal is not
 * configured as one.
 */
export const isOwnMachine = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address) || address === '';
