import { DomainError } from '@estrada/domain/errors/index';
import {
  entryForInstallment,
  priceForInstallment,
  quoteGrid,
  rowsOpenTo,
  termForInstallment,
} from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { quoteInputOf } from './quote.ts';

/**
 * Every open term with every requested entry. A cell that the table or the plan does not allow is empty and has the
 * reason.
 */
export async function exploreGrid(
  { request, entriesCents, dealerId }: BodyOf<typeof endpoints.simulateGrid> & { dealerId: string | undefined },
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.simulateGrid>> {
  const { input } = await quoteInputOf({ request, dealerId }, context);
  // terms that require a larger entry are in the grid too: entries are what the user is trying
  const rows = rowsOpenTo(input.priceRows, input);
  const terms = [...new Set(rows.map((row) => row.termMonths))];
  const cells = [...quoteGrid(input, { entriesCents, terms })];
  if (cells.every((cell) => 'refusal' in cell)) {
    const [first] = cells;
    throw first && 'refusal' in first ? first.refusal : new DomainError('GSIM002');
  }
  return {
    terms,
    entries: entriesCents.map((entryValueCents, row) => {
      const ofEntry = cells.slice(row * terms.length, (row + 1) * terms.length);
      return {
        entryValueCents,
        cells: ofEntry.map((cell) =>
          'refusal' in cell
            ? null
            : {
                term: cell.termMonths,
                installmentCents: cell.installmentCents,
                cetAnnualPct: cell.cetAnnualPercent.toFixed(2),
              },
        ),
        refusals: ofEntry.map((cell) => ('refusal' in cell ? reasonOf(cell.refusal) : null)),
      };
    }),
  };
}

/** The data with which the screen shows a refusal in its own language. */
export function reasonOf({ code, fields: [field], params }: DomainError) {
  return { code, key: field?.key ?? null, params: { ...params, ...field?.params } };
}

/** The changes that make the instalment reach the client's goal. */
export async function solveFor(
  {
    request,
    dealerId,
    term,
    installmentCents,
    solveFor: wanted,
    entryShare,
  }: BodyOf<typeof endpoints.solveOffer> & { dealerId: string | undefined },
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.solveSimulation>> {
  const { input } = await quoteInputOf({ request, dealerId }, context);
  const goal = { termMonths: term, installmentCents };
  const nothing = { entryValueCents: null, vehicleValueCents: null, term: null, installmentCents: null };
  if (wanted === 'entry') {
    const found = entryForInstallment(input, goal);
    return found.reached
      ? { ...nothing, ...reachedBy(found), entryValueCents: found.entryValueCents, term }
      : { ...nothing, reached: false, reason: found.reason };
  }
  if (wanted === 'term') {
    const found = termForInstallment(input, installmentCents);
    return found.reached
      ? { ...nothing, ...reachedBy(found), term: found.termMonths }
      : { ...nothing, reached: false, reason: found.reason };
  }
  const entry = entryShare === undefined ? { amountCents: request.entryValueCents } : { share: entryShare };
  const found = priceForInstallment(input, goal, entry);
  return found.reached
    ? {
        ...nothing,
        ...reachedBy(found),
        vehicleValueCents: found.vehicleValueCents,
        entryValueCents: found.entryValueCents,
        term,
      }
    : { ...nothing, reached: false, reason: found.reason };
}

const reachedBy = ({ installmentCents }: { installmentCents: number }) => ({
  reached: true,
  reason: null,
  installmentCents,
});
