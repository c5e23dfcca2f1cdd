import type { InsurerId } from '@estrada/domain/insurance/index';
import type { Config } from '../kernel/config.ts';
import type { Logger } from '../kernel/logger.ts';
import { botScore } from './bot-score.ts';
import { certisign } from './certisign.ts';
import { creditBureau } from './credit-bureau.ts';
import { creditEngine } from './credit-engine.ts';
import { dealerPayments } from './dealer-payments.ts';
import { connect, type PartnerKind } from './define-partner.ts';
import { documentReader } from './document-reader.ts';
import { assurant, cardif, liberty, metlife } from './insurers.ts';
import { lienRegistry } from './lien-registry.ts';
import { loanServicing } from './loan-servicing.ts';
import { messaging } from './messaging.ts';
import { postalCodes } from './postal-codes.ts';
import { salesCrm } from './sales-crm.ts';
import { vehicleRegistry } from './vehicle-registry.ts';

/** Every partner that is called over HTTP. A new one is a file in this folder and a row here. */
export const partnerKinds = {
  assurant,
  botScore,
  cardif,
  certisign,
  creditBureau,
  creditEngine,
  dealerPayments,
  documentReader,
  liberty,
  lienRegistry,
  loanServicing,
  messaging,
  metlife,
  postalCodes,
  salesCrm,
  vehicleRegistry,
};

type Kinds = typeof partnerKinds;
export type Partners = { [Name in keyof Kinds]: Kinds[Name] extends PartnerKind<infer Port> ? Port : never };

/** The outside systems at their configured addresses. Nothing behind here knows whether it talks to the sandbox. */
export function openPartners(config: Config, logger: Logger): Partners {
  const kinds: Record<string, PartnerKind<unknown>> = partnerKinds;
  const ports = Object.entries(kinds).map(([name, kind]) => [name, connect(kind, config, logger)]);
  return Object.fromEntries(ports) as Partners;
}

/** The ports of the insurers, by the names that the product has for them. */
export const insurerPorts = ({ liberty, cardif, assurant, metlife }: Partners) =>
  ({ LIBERTY: liberty, CARDIF: cardif, ASSURANT: assurant, METLIFE: metlife }) satisfies Record<InsurerId, unknown>;

export { bindingRequest, bindingRequestId, requestIdOf } from './binding-request.ts';
export type { BotScore } from './bot-score.ts';
export type { EnvelopeState, OpenedEnvelope } from './certisign.ts';
export type { AnalysisAnswer, ConditionsAnswer } from './credit-engine.ts';
export type { PaymentState } from './dealer-payments.ts';
export type { ReadableKind, ReadFields } from './document-reader.ts';
export {
  type IdentityProvider,
  openIdentityProvider,
  type SignOnSecrets,
} from './identity-provider/identity-provider.ts';
export type {
  InsuranceCancellationRequest,
  InsuranceSubmission,
  InsurerFile,
  PremiumChargeRequest,
} from './insurer-contracts.ts';
export type { InsurerPort } from './insurers.ts';
export type { RegisteredLien } from './lien-registry.ts';
export type { LoanServicing, LoanStatement, SettlementRequest } from './loan-servicing.ts';
export type { MessageOperator, MessageReport } from './messaging.ts';
export { fallBackTo, PartnerError } from './partner-error.ts';
export type { LeadDelivery, SalesCrm } from './sales-crm.ts';
export type { RegisteredVehicle } from './vehicle-registry.ts';
