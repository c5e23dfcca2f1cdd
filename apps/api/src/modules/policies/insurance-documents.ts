import { DomainError, type Language, pickText, type Texts } from '@estrada/domain/errors/index';
import { formatDocument } from '@estrada/domain/formats/index';
import { type InsuranceDocument, insurerTitle, sumPaidPremiums } from '@estrada/domain/insurance/index';
import { maskDocument } from '@estrada/domain/people/index';
import { mediaTypes } from '@estrada/endpoints/index';
import { and, desc, eq } from 'drizzle-orm';
import { drawForCaller, type PdfDocument } from '../../documents/document.ts';
import type { InsuranceReference } from '../../documents/insurance/insurance-paper.ts';
import { insuranceProposalPaper } from '../../documents/insurance/insurance-proposal-paper.ts';
import { insuranceQuestionnaire } from '../../documents/insurance/insurance-questionnaire.ts';
import { policySummary } from '../../documents/insurance/policy-summary.ts';
import { premiumReceipt, refundStatement } from '../../documents/insurance/premium-receipts.ts';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { FileAnswer } from '../../kernel/route.ts';
import { findServicePhone } from '../products/index.ts';
import { findNames } from '../simulation/index.ts';
import { representativePayOf } from './commission.ts';
import { isMaskedFor } from './insurance-actors.ts';
import { causeOfCancellation } from './insurance-effects.ts';
import { type InsuranceRecord, listPremiums, type PremiumRow } from './insurance-proposals.repository.ts';
import { datesOf, readDeadlines, situationOf } from './move-insurance.ts';
import { insurerRequests } from './policies.tables.ts';

const names: Readonly<Record<InsuranceDocument, Texts>> = {
  proposal: { pt: 'Proposta de seguro', en: 'Insurance proposal' },
  questionnaire: { pt: 'Questionário respondido', en: 'Answered questionnaire' },
  policy: { pt: 'Resumo da apólice', en: 'Policy summary' },
  insurerPolicy: { pt: 'Apólice da seguradora', en: "The insurer's policy" },
  receipt: { pt: 'Recibo da parcela', en: 'Receipt of instalment' },
  refund: { pt: 'Demonstrativo do reembolso', en: 'Statement of the refund' },
};

const has: Readonly<Record<Exclude<InsuranceDocument, 'receipt'>, (record: InsuranceRecord) => boolean>> = {
  proposal: ({ offer, payment }) => offer !== null && payment !== null,
  questionnaire: ({ questionnaire }) => questionnaire !== null,
  policy: ({ policyNumber }) => policyNumber !== null,
  insurerPolicy: ({ policyFile }) => policyFile !== null,
  refund: ({ refundCents }) => refundCents !== null,
};

/** The documents of a record, by name; a receipt for each paid premium. */
export function availableDocuments(record: InsuranceRecord, premiums: readonly PremiumRow[], language: Language) {
  const one = (target: InsuranceDocument, number: number | null = null) => ({
    target,
    number,
    name: number === null ? pickText(names[target], language) : `${pickText(names[target], language)} ${number}`,
  });
  return [
    ...(Object.keys(has) as (keyof typeof has)[])
      .filter((document) => has[document](record))
      .map((target) => one(target)),
    ...premiums.filter(({ status }) => status === 'PAID').map(({ number }) => one('receipt', number)),
  ];
}

async function referenceOf(
  record: InsuranceRecord,
  isMasked: boolean,
  context: ReadContext,
): Promise<InsuranceReference> {
  const document = record.clientDocument ?? '';
  const { dealer, sellerName } = await findNames(context.db, record.dealerId, record.sellerId);
  const { vehicle } = record.answers;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    number: record.number,
    product: record.product,
    insurer: {
      name: insurerTitle(record.insurer),
      contact: await findServicePhone(context.db, record.product, record.insurer),
    },
    assured: {
      name: record.clientName ?? '',
      document: isMasked ? maskDocument(document) : formatDocument(document),
      isCompany: record.personType === 'PJ',
    },
    vehicle: vehicle
      ? { label: text(vehicle.vehicleLabel) ?? '', plate: text(vehicle.plate), chassis: text(vehicle.vin) }
      : null,
    dealerName: dealer.tradingName,
    sellerName,
    writtenAt: context.now.toISOString(),
  };
}

/** A document by its name; of receipts the one of this premium, by default of the last that was paid. */
type Which = { target: InsuranceDocument; number?: number | undefined };

const paidOf = (premiums: readonly PremiumRow[], number: number | undefined): PremiumRow | undefined =>
  premiums.filter((one) => one.status === 'PAID' && (number === undefined || one.number === number)).at(-1);

/**
 * A document of an insurance proposal for its reader, recorded in the trail.
 *
 * @param visit what the trail records of a client who reads it at their own page: to them nothing is masked
 * @throws DomainError SEC004 where there is no such document
 */
export async function printInsurance(
  record: InsuranceRecord,
  which: Which,
  files: FileStore,
  context: WriteContext,
  visit?: object,
): Promise<FileAnswer> {
  const isMasked = visit === undefined && isMaskedFor(record, context);
  const file = await drawInsurance(record, which, { files, isMasked }, context);
  const { target, number } = which;
  const premium = target === 'receipt' ? paidOf(await listPremiums(context.db, record.id), number) : undefined;
  context.audit({
    action: 'insurance.document',
    entity: 'insurance',
    entityId: record.id,
    after: {
      document: pickText(names[target], 'pt-BR'),
      ...(premium ? { installment: premium.number } : {}),
      ...visit,
    },
  });
  return file;
}

/**
 * A document of an insurance proposal, in the language of the context; the insurer's own file as the insurer sent it.
 *
 * @param isMasked the client's document is shown in part
 * @throws DomainError SEC004 where there is no such document
 */
export async function drawInsurance(
  record: InsuranceRecord,
  { target, number }: Which,
  { files, isMasked }: { files: FileStore; isMasked: boolean },
  context: ReadContext,
): Promise<FileAnswer> {
  const premiums = await listPremiums(context.db, record.id);
  const premium = paidOf(premiums, number);
  if (target === 'receipt' ? !premium : !has[target](record)) throw new DomainError('SEC004');
  const { language } = context;
  const reference = await referenceOf(record, isMasked, context);
  const price = record.offer ?? { netCents: 0, iofCents: 0, totalCents: 0 };
  const premiumParts = { netCents: price.netCents, iofCents: price.iofCents, totalCents: price.totalCents };
  const payment = record.payment ?? 'BILL';
  const { law } = await readDeadlines(context.db, record, context.today);
  const draw = async <Data extends object>(document: PdfDocument<Data>, data: Data): Promise<FileAnswer> => ({
    fileName: `${target}-${record.number}.pdf`,
    contentType: mediaTypes.pdf,
    content: await drawForCaller(document, data, language),
  });
  switch (target) {
    case 'proposal':
      return draw(insuranceProposalPaper, {
        ...reference,
        answers: record.answers,
        premium: premiumParts,
        payment,
        instalments: premiums,
        quoteValidUntil: datesOf(record).quoteValidUntil,
        law,
      });
    case 'questionnaire': {
      const { answers, respondentName, at } = record.questionnaire!;
      return draw(insuranceQuestionnaire, { ...reference, answers, respondentName, answeredAt: at });
    }
    case 'policy':
      return draw(policySummary, {
        ...reference,
        policy: {
          policyNumber: record.policyNumber!,
          issuedOn: record.issuedOn!,
          startsOn: record.startsOn!,
          endsOn: record.endsOn!,
          instalments: premiums,
        },
        answers: record.answers,
        premium: premiumParts,
        payment,
        representative: await representativePayOf(record, reference.dealerName, context),
        situation: situationOf(record, law, context.today),
      });
    case 'insurerPolicy': {
      const bytes = inReach(await files.read(record.policyFile!));
      return {
        fileName: `apolice-${record.policyNumber ?? record.number}.pdf`,
        contentType: mediaTypes.pdf,
        content: bytes,
        isForeign: true,
      };
    }
    case 'receipt':
      return draw(premiumReceipt, {
        ...reference,
        policyNumber: record.policyNumber,
        payer: payerOf(record, reference),
        instalment: premium!,
        instalmentCount: premiums.length,
        payment,
        paidOn: premium!.paidOn!,
        chargeId: await findChargeId(premium!, context),
      });
    case 'refund': {
      const isFinanced = record.saleType === 'FINANCED';
      const paidCents = sumPaidPremiums(await listPremiums(context.db, record.id), record.cancelledOn!);
      return draw(refundStatement, {
        ...reference,
        policyNumber: record.policyNumber,
        cause: await causeOfCancellation(record, context.db),
        reason: record.reason,
        requestedOn: record.cancelledOn!,
        coverEndedOn: record.cancelledOn!,
        cover:
          record.policyNumber && record.startsOn && record.endsOn
            ? { from: record.startsOn, until: record.endsOn }
            : null,
        paidCents,
        refundCents: record.refundCents!,
        isInFull: record.refundCents === paidCents,
        refundTo: isFinanced ? 'lender' : 'payer',
        receiverName: isFinanced ? 'Financeira' : payerOf(record, reference).name,
        refundBy: record.refundBy!,
      });
    }
  }
}

/** Whoever pays the premium: the account holder, where that is another person. */
function payerOf({ answers: { payment = {} } }: InsuranceRecord, { assured }: InsuranceReference) {
  return payment.isThirdAccountHolder === true
    ? { name: String(payment.holderName ?? ''), document: formatDocument(String(payment.holderDocument ?? '')) }
    : { name: assured.name, document: assured.document };
}

async function findChargeId({ id }: PremiumRow, { db }: ReadContext): Promise<string> {
  const [row] = await db
    .select({ insurerRef: insurerRequests.insurerRef })
    .from(insurerRequests)
    .where(and(eq(insurerRequests.premiumId, id), eq(insurerRequests.status, 'DONE')))
    .orderBy(desc(insurerRequests.id))
    .limit(1);
  return row?.insurerRef ?? '';
}
