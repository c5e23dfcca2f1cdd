import { addDays, addMonths } from '@estrada/domain/calendar/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import {
  chosenOffer,
  missingForInsurance,
  prepareQuote,
  quoteFactsOf,
  startOfCover,
} from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import { type InsurerPorts, limitQuotes, quoteInsurers } from '../insurance/index.ts';
import { describeInsurance } from './describe-insurance.ts';
import { actorOf } from './insurance-actors.ts';
import { type InsuranceRecord, insuranceInReach } from './insurance-proposals.repository.ts';
import { refusalError } from './insurer-refusal.ts';
import { completeIfDone, insurerMoves, moveInsurance } from './move-insurance.ts';

/** Paths of the answers that the facts of a price come from. */
const pathOf = {
  vehicle: 'vehicle.vehicleValue',
  termMonths: 'details.term',
  financedCents: 'details.financedValue',
  birthDate: 'assured.birthDate',
  kilometres: 'vehicle.mileage',
  warrantyEndsOn: 'details.startWarrantyDate',
  car: 'assured.birthDate',
} as const;

/**
 * Has the insurer price a proposal, and chooses the offer of its details. A quoted record is returned as it is: the same
 * answers have the same price while it is valid.
 *
 * @throws DomainError DOM002 at what the price still lacks; the insurer's code with its words where it refuses
 */
export async function quoteInsurance(
  record: InsuranceRecord,
  { ports, deadlineMs }: { ports: InsurerPorts; deadlineMs: number },
  context: FlowContext,
): Promise<InsuranceDetail> {
  if (!actorOf(record, context)) throw notAllowed();
  if (record.status !== 'working') return describeInsurance(record, context);
  const { today } = context;
  const problemsBeforePayment = missingForInsurance(
    record.product,
    record.answers,
    Temporal.PlainDate.from(today),
  ).filter(({ path }) => !path.startsWith('payment.'));
  const prepared = prepareQuote(record.product, quoteFactsOf(record.answers));
  if ('missing' in prepared || problemsBeforePayment.length > 0)
    throw new DomainError('DOM002', {
      fields:
        problemsBeforePayment.length > 0 || !('missing' in prepared)
          ? problemsBeforePayment
          : prepared.missing.map((fact) => ({ path: pathOf[fact], key: 'required' as const })),
    });
  await limitQuotes({ dealerId: record.dealerId }, context);
  const [answer] = await quoteInsurers(
    [{ insurer: record.insurer, request: prepared.request }],
    ports,
    context,
    deadlineMs,
  );
  if (answer?.status === 'refused')
    throw refusalError(record, { partnerCode: answer.code, partnerMessage: answer.message });
  if (answer?.status !== 'quoted') throw new DomainError('SIS004');
  const offer = chosenOffer(record.answers, answer.quote.offers);
  if (!offer)
    throw new DomainError('DOM002', { fields: [{ path: 'details.coverage', key: 'insuranceProposal.notOffered' }] });
  const startsOn = startOfCover(record.answers, today);
  const { termMonths } = prepared.request;
  return context.transaction(async (tx) => {
    const locked = await insuranceInReach(record.id, tx, { lock: true });
    // changed while the insurer was asked: the price is of other answers
    if (locked.version !== record.version || locked.status !== 'working') return describeInsurance(locked, tx);
    const moved = await moveInsurance(
      {
        record: locked,
        event: 'quote',
        ...insurerMoves(locked),
        changes: {
          quoteId: answer.id,
          insurerQuoteId: answer.quote.quoteId,
          offer,
          quoteValidUntil: new Date(answer.quote.validUntil),
          premiumCents: offer.totalCents,
          termMonths,
          startsOn,
          endsOn: addDays(addMonths(startsOn, termMonths), -1),
        },
        audited: { after: { premiumCents: offer.totalCents } },
      },
      tx,
    );
    const actor = actorOf(moved, tx);
    return describeInsurance(
      actor ? await completeIfDone(moved, { actor, actorName: moved.changedByName }, tx) : moved,
      tx,
    );
  });
}
