import type { ModuleFlags } from '@estrada/domain/access/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import { type InsuranceSection, type InsurerId, insuranceSections } from '@estrada/domain/insurance/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import type { FlowContext, ReadContext, WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import type { ScanFile } from '../documents/index.ts';
import { makeBeginInsurance, renewInsurance } from './begin-insurance.ts';
import { describeInsurance, describeInsuranceRow } from './describe-insurance.ts';
import { actorOf } from './insurance-actors.ts';
import {
  abandonInsurance,
  cancelAgain,
  cancelInsurance,
  changeSeller,
  chargeAgain,
  claimInsurance,
  confirmRefund,
  issueInsurance,
  readRefund,
  recordNotice,
  recordPolicy,
  refuseManually,
  releaseInsurance,
  sendInsurance,
  supplyInformation,
  withdrawInsurance,
} from './insurance-acts.ts';
import { printInsurance } from './insurance-documents.ts';
import {
  type InsuranceRecord,
  insuranceInReach,
  insuranceWhere,
  listInsuranceProposals,
  lockInsurance,
} from './insurance-proposals.repository.ts';
import { lookUpPolicy, readInsurerPdf } from './insurer-policy.ts';
import { orRefusal } from './insurer-refusal.ts';
import type { InsurerPortsOfContracts } from './insurer-requests.ts';
import { makeLawReader } from './move-insurance.ts';
import { insuranceProposals } from './policies.tables.ts';
import { quoteInsurance } from './quote-insurance.ts';
import { makeSaveSection, type OfOne, ofAddress, saveSection } from './save-section.ts';

type Parts = {
  ports: InsurerPortsOfContracts;
  modules: ModuleFlags;
  deadlineMs: number;
  files: FileStore;
  scan: ScanFile;
};
type Sending = { version: number };

const saves = {
  assured: endpoints.saveInsuranceAssured,
  mainDriver: endpoints.saveInsuranceDriver,
  owner: endpoints.saveInsuranceOwner,
  vehicle: endpoints.saveInsuranceVehicle,
  details: endpoints.saveInsuranceDetails,
  payment: endpoints.saveInsurancePayment,
} as const satisfies Record<InsuranceSection, unknown>;

/** A record of an insurer by its id in the body or the query. */
const ofInsurer = async (id: string, insurer: InsurerId, context: ReadContext): Promise<InsuranceRecord> =>
  insuranceWhere(and(eq(insuranceProposals.id, id), eq(insuranceProposals.insurer, insurer))!, context);

/** A record by the number of its insurer: another insurer may have given the same one. */
const ofNumber = async (number: string, address: Omit<OfOne, 'id'>, context: ReadContext): Promise<InsuranceRecord> =>
  ofAddress(
    await insuranceWhere(
      and(eq(insuranceProposals.insurerNumber, number), eq(insuranceProposals.insurer, address.provider))!,
      context,
    ),
    address,
  );

/** The newest record in reach of an insurer's price. */
const ofQuote = (quoteId: string, context: ReadContext): Promise<InsuranceRecord> =>
  insuranceWhere(eq(insuranceProposals.quoteId, quoteId), context);

const sendTo =
  (insurer: InsurerId) =>
  async ({ body }: { body: { id: string } & Sending }, context: WriteContext) => {
    const { id } = await ofInsurer(body.id, insurer, context);
    const record = await lockInsurance(id, body.version, context);
    return sendInsurance(record, record.saleType, context);
  };

/** The address that the insurer's page leads back to, below the portal's origin. */
const returnPath = '/cardifRedirect';

/**
 * The insurer's page on which the client authorises a card. It answers to the portal's own origin only.
 *
 * @throws DomainError PRS007 where the premium is not paid there; PartnerError
 */
async function openPaymentPage(
  record: InsuranceRecord,
  ports: InsurerPortsOfContracts,
  context: FlowContext,
): Promise<{ linkIframe: string }> {
  if (!actorOf(record, context)) throw notAllowed();
  if (record.payment !== 'BROKER_PAGE' || record.insurerNumber === null) throw new DomainError('PRS007');
  const returnUrl = `${context.http.portalOrigin}${returnPath}`;
  const { url } = await ports[record.insurer].paymentPage(record.insurerNumber, { returnUrl }).catch(orRefusal(record));
  return { linkIframe: url };
}

/** The calls of insurance proposals. */
export function contractingRoutes(parts: Parts): Route[] {
  const { files, modules } = parts;
  const begin = makeBeginInsurance(modules);
  const quote = async ({ params }: { params: OfOne }, context: FlowContext) =>
    quoteInsurance(ofAddress(await insuranceInReach(params.id, context), params), parts, context);
  const quoteBy =
    (insurer: InsurerId) =>
    async ({ body }: { body: { id: string } }, context: FlowContext) =>
      quoteInsurance(await ofInsurer(body.id, insurer, context), parts, context);
  const printBy =
    (insurer: InsurerId) =>
    async ({ query }: { query: { id: string } }, context: FlowContext) =>
      readInsurerPdf(await ofInsurer(query.id, insurer, context), parts, context);
  return [
    read(endpoints.listInsurances, async ({ body }, context) => {
      const { rows, ...page } = await listInsuranceProposals(body, context);
      const lawOf = makeLawReader(context);
      return { ...page, items: await Promise.all(rows.map((row) => describeInsuranceRow(row, lawOf, context))) };
    }),
    read(endpoints.readInsurance, async ({ params }, context) =>
      describeInsurance(await insuranceInReach(params.id, context), context),
    ),
    read(endpoints.readInsuranceRefund, readRefund),
    flow(endpoints.readInsurancePolicy, async ({ params }, context) =>
      lookUpPolicy(ofAddress(await insuranceInReach(params.id, context), params), parts.ports, context),
    ),
    write(endpoints.beginInsurance, begin),
    write(endpoints.createInsurance, begin),
    write(endpoints.renewInsurance, renewInsurance),
    ...insuranceSections.map((section) => write(saves[section], makeSaveSection(section))),
    flow(endpoints.quoteInsurance, quote),
    flow(endpoints.quoteCardif, quoteBy('CARDIF')),
    flow(endpoints.quoteLiberty, quoteBy('LIBERTY')),
    flow(endpoints.quoteAssurant, quoteBy('ASSURANT')),
    write(endpoints.changeInsuranceSeller, async ({ params, body }, context) =>
      changeSeller(ofAddress(await lockInsurance(params.id, body.version, context), params), params.doc, context),
    ),
    write(endpoints.sendInsured, async ({ params, body }, context) =>
      sendInsurance(ofAddress(await lockInsurance(params.id, body.version, context), params), 'AVULSA', context),
    ),
    write(endpoints.sendFinancedInsurance, async ({ params, query, body }, context) => {
      const { id } = await insuranceWhere(
        and(
          eq(insuranceProposals.quoteId, params.quoteId),
          eq(insuranceProposals.saleProposalId, query.saleProposalId),
        )!,
        context,
      );
      return sendInsurance(ofAddress(await lockInsurance(id, body.version, context), params), 'FINANCED', context);
    }),
    write(endpoints.sendCardifSubscription, async ({ params, body }, context) =>
      sendTo('CARDIF')({ body: { id: params.id, version: body.version } }, context),
    ),
    write(endpoints.enrollLiberty, sendTo('LIBERTY')),
    write(endpoints.enrollAssurant, sendTo('ASSURANT')),
    read(endpoints.readCardifSubscription, async ({ params }, context) =>
      describeInsurance(await ofInsurer(params.id, 'CARDIF', context), context),
    ),
    write(endpoints.payCardif, async ({ params, body }, context) => {
      const { id } = await ofQuote(params.quoteId, context);
      return saveSection(await lockInsurance(id, body.version, context), 'payment', body.values, context);
    }),
    flow(endpoints.readPaymentFrame, async ({ params }, context) => {
      const record = await ofNumber(params.brokerProposalNumber, params, context);
      return openPaymentPage(record, parts.ports, context);
    }),
    write(endpoints.issueFinancedPolicy, async ({ params, body }, context) =>
      issueInsurance(ofAddress(await lockInsurance(body.id, body.version, context), params), 'FINANCED', context),
    ),
    write(endpoints.issueDetachedPolicy, async ({ params, body }, context) =>
      issueInsurance(ofAddress(await lockInsurance(body.id, body.version, context), params), 'AVULSA', context),
    ),
    write(endpoints.cancelInsurance, cancelInsurance),
    write(endpoints.withdrawInsurance, withdrawInsurance),
    write(endpoints.cancelInsuranceAgain, cancelAgain),
    write(endpoints.confirmInsuranceRefund, confirmRefund),
    write(endpoints.abandonInsurance, abandonInsurance),
    write(endpoints.supplyInsuranceInformation, supplyInformation),
    write(endpoints.recordInsurancePolicy, recordPolicy),
    write(endpoints.refuseInsurance, refuseManually),
    write(endpoints.recordPremiumNotice, recordNotice),
    write(endpoints.chargeInsurancePremium, chargeAgain),
    write(endpoints.claimInsurance, claimInsurance),
    write(endpoints.releaseInsurance, releaseInsurance),
    flow(endpoints.downloadInsurerProposal, async ({ params }, context) => {
      return readInsurerPdf(await ofNumber(params.broker, params, context), parts, context);
    }),
    write(endpoints.downloadCardifDocument, async ({ params }, context) =>
      printInsurance(await ofQuote(params.idQuote, context), { target: 'proposal' }, files, context),
    ),
    flow(endpoints.downloadLibertyPdf, printBy('LIBERTY')),
    flow(endpoints.downloadAssurantPdf, printBy('ASSURANT')),
    write(endpoints.downloadInsuranceDocument, async ({ params, query }, context) =>
      printInsurance(
        await insuranceInReach(params.id, context),
        { target: params.target, number: query.number },
        files,
        context,
      ),
    ),
  ];
}
