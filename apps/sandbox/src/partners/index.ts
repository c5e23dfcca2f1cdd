import { botScore } from './bot-score.ts';
import { creditBureau } from './credit-bureau.ts';
import { creditEngine } from './credit-engine.ts';
import { dealerPayments } from './dealer-payments.ts';
import { documentReader } from './document-reader.ts';
import { eSignature } from './e-signature/e-signature.ts';
import { identityProvider } from './identity-provider/identity-provider.ts';
import { assurant, cardif, liberty, metlife } from './insurers/insurers.ts';
import { lienRegistry } from './lien-registry.ts';
import { loanServicing } from './loan-servicing.ts';
import { mailbox } from './mailbox.ts';
import { messaging } from './messaging.ts';
import type { Partner, PartnerId } from './partner.ts';
import { postalCodes } from './postal-codes.ts';
import { salesCrm } from './sales-crm.ts';
import { vehicleRegistry } from './vehicle-registry.ts';

/** Every partner the sandbox plays. A new one is a file in this folder and a row here. */
export const partners: readonly Partner[] = [
  creditBureau,
  creditEngine,
  postalCodes,
  botScore,
  documentReader,
  lienRegistry,
  dealerPayments,
  loanServicing,
  messaging,
  salesCrm,
  vehicleRegistry,
  eSignature,
  liberty,
  cardif,
  assurant,
  metlife,
  identityProvider,
  mailbox,
];

/** Whether a value from outside names a partner. */
export function isPartnerId(value: string): value is PartnerId {
  return partners.some(({ id }) => id === value);
}
