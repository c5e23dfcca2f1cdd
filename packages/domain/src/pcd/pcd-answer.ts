import type { CalendarDate } from '../calendar/index.ts';
import { DomainError, type FieldProblem } from '../errors/index.ts';
import { type Money, shareOf } from '../money/index.ts';
import { type PcdCondition, type PcdDriver, type PcdTax, pcdTaxes, wholeCountry } from './pcd-forms.ts';

/** What the flow asks; the pathology is a record, and no person is named. */
export interface PcdAnswer {
  driver: PcdDriver;
  /** where the vehicle will be registered */
  state: string;
  /** the price of the new vehicle with its taxes */
  priceCents: Money;
}

/** An exemption as stored; null is no end, and no ceiling. */
export interface PcdExemption {
  tax: PcdTax;
  /** a state, or the whole country */
  uf: string;
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate | null;
  priceCeilingCents: Money | null;
  benefitCeilingCents: Money | null;
  /** a decimal fraction of the price; empty where it is not known */
  rate: string;
}

/** A step as stored; the documents are one a line. */
export interface PcdStep {
  position: number;
  documents: string;
  durationDays: number;
  condition: PcdCondition;
}

/**
 * What becomes of a tax: exempt · exempt, without a known rate, so that the price does not change · the price is above
 * its ceiling · the exemption begins later · it has ended · no record.
 */
export type PcdOutcome = 'EXEMPT' | 'RATE_UNKNOWN' | 'ABOVE_CEILING' | 'COMING' | 'ENDED' | 'NOT_RECORDED';

export interface TaxOutcome<Exemption extends PcdExemption = PcdExemption> {
  tax: PcdTax;
  outcome: PcdOutcome;
  /** what leaves the price; 0 for a tax that is not part of it */
  benefitCents: Money;
  /** the row that decides; null where there is none */
  exemption: Exemption | null;
}

/** The kind of direct sale of an answer: its numbers are the manufacturer's. */
const directSaleOfDriver: Readonly<Record<PcdDriver, 6 | 12>> = { SELF: 6, OTHER: 12 };

/**
 * The problems of an answer's parts: a missing one, or a driver whom the pathology excludes (PCD003).
 *
 * @param pathology the chosen one; null while it is not chosen
 */
export function pcdAnswerProblems(
  answer: { [Part in keyof PcdAnswer | 'pathologyId']: PcdAnswer[keyof PcdAnswer] | null },
  pathology: { driver: PcdDriver | 'EITHER' } | null,
): FieldProblem[] {
  const missing = (['driver', 'pathologyId', 'state', 'priceCents'] as const)
    .filter((path) => answer[path] === null)
    .map((path): FieldProblem => ({ path, key: 'pcd.answerMissing' }));
  const { driver } = answer;
  const contradicts = pathology && driver !== null && pathology.driver !== 'EITHER' && pathology.driver !== driver;
  return contradicts ? [...missing, { path: 'driver', key: 'pcd.driverContradicts' }] : missing;
}

/**
 * What an answer means on a day: the outcome of each tax of the pathology, the price after exemptions, the steps and
 * the documents. It informs: the authorities decide.
 *
 * @param taxes those that the pathology opens
 * @throws DomainError PCD004 when the price is above every ceiling in force
 */
export function describePcdAnswer<Exemption extends PcdExemption, Step extends PcdStep>(
  answer: PcdAnswer,
  taxes: readonly PcdTax[],
  records: { exemptions: readonly Exemption[]; steps: readonly Step[] },
  day: CalendarDate,
) {
  const { driver, priceCents } = answer;
  // the exemption from IOF belongs to the person who drives alone (Lei 8.383/1991, art. 72, IV)
  const own = pcdTaxes.filter(({ id }) => taxes.includes(id) && (id !== 'IOF' || driver === 'SELF'));
  const outcomes: TaxOutcome<Exemption>[] = [];
  let priceAfterCents = priceCents;
  for (const tax of own) {
    const outcome = outcomeOf(tax, answer, records.exemptions, day, priceAfterCents);
    priceAfterCents -= outcome.benefitCents;
    outcomes.push(outcome);
  }
  refuseAboveCeilings(outcomes);
  const exempt = outcomes.filter(isExempt).map(({ tax }) => tax);
  const steps = records.steps
    .filter(({ condition }) => ['ALWAYS', driver, ...exempt].includes(condition))
    .sort((one, other) => one.position - other.position);
  return {
    outcomes,
    benefitCents: priceCents - priceAfterCents,
    priceAfterCents,
    directSaleTypeId: directSaleOfDriver[driver],
    steps,
    /** each once, in the order of the steps */
    documents: [...new Set(steps.flatMap(({ documents }) => linesOf(documents)))],
    durationDays: steps.reduce((sum, step) => sum + step.durationDays, 0),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isExempt = ({ outcome }: TaxOutcome) => outcome === 'EXEMPT' || outcome === 'RATE_UNKNOWN';

/** A tax without a ceiling does not save the exemption of a price that is above every ceiling there is. */
function refuseAboveCeilings(outcomes: readonly TaxOutcome[]): void {
  const limited = outcomes.filter((one) => one.outcome === 'ABOVE_CEILING' || (isExempt(one) && hasCeiling(one)));
  if (limited.length > 0 && limited.every(({ outcome }) => outcome === 'ABOVE_CEILING'))
    throw new DomainError('PCD004', { fields: [{ path: 'priceCents', key: 'pcd.aboveCeilings' }] });
}

const hasCeiling = ({ exemption }: TaxOutcome) => exemption !== null && exemption.priceCeilingCents !== null;

/** @param remainingCents the price after the exemptions before this one: together they never exceed the price */
function outcomeOf<Exemption extends PcdExemption>(
  { id: tax, inPrice }: (typeof pcdTaxes)[number],
  { state, priceCents }: PcdAnswer,
  exemptions: readonly Exemption[],
  day: CalendarDate,
  remainingCents: Money,
): TaxOutcome<Exemption> {
  const ofTax = exemptions.filter((one) => one.tax === tax && (one.uf === state || one.uf === wholeCountry));
  const { exemption, outcome } = rowOn(ofTax, state, day);
  const without = (found: PcdOutcome) => ({ tax, outcome: found, benefitCents: 0, exemption });
  if (exemption === null || outcome !== 'EXEMPT') return without(outcome);
  const { priceCeilingCents, benefitCeilingCents, rate } = exemption;
  if (priceCeilingCents !== null && priceCents > priceCeilingCents) return without('ABOVE_CEILING');
  if (!inPrice) return without('EXEMPT');
  if (rate === '') return without('RATE_UNKNOWN');
  const exemptCents = Math.min(priceCents, benefitCeilingCents ?? priceCents);
  const benefitCents = Math.min(shareOf(exemptCents, Math.round(Number(rate) * 1_000_000)), remainingCents);
  return { tax, outcome: 'EXEMPT', benefitCents, exemption };
}

/** The row of a day: one in force, the state's own before the country's; else the next one, else the last one. */
function rowOn<Exemption extends PcdExemption>(
  rows: readonly Exemption[],
  state: string,
  day: CalendarDate,
): { exemption: Exemption | null; outcome: 'EXEMPT' | 'COMING' | 'ENDED' | 'NOT_RECORDED' } {
  const latestFirst = [...rows].sort((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  const inForce = latestFirst.filter(
    ({ effectiveFrom, validUntil }) => effectiveFrom <= day && (validUntil === null || validUntil >= day),
  );
  const own = inForce.find(({ uf }) => uf === state) ?? inForce[0];
  if (own) return { exemption: own, outcome: 'EXEMPT' };
  const next = latestFirst.findLast(({ effectiveFrom }) => effectiveFrom > day);
  if (next) return { exemption: next, outcome: 'COMING' };
  const [last] = latestFirst;
  return last ? { exemption: last, outcome: 'ENDED' } : { exemption: null, outcome: 'NOT_RECORDED' };
}
