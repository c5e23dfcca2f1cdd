import { seesDirectSale } from '@estrada/domain/parameters/index';
import type { OfferOnSale, SavedSimulation, SimulationItem } from '@estrada/endpoints/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useCallback, useMemo } from 'react';
import { usePresentation } from './desk/use-presentation.ts';
import { useScenarios } from './desk/use-scenarios.ts';
import { checkFinancing } from './model/check-draft.ts';
import { type Draft, isUnsaved, requestOf } from './model/draft.ts';
import { draftFromSaved } from './model/draft-from-saved.ts';
import { priceOf } from './model/entry.ts';
import { withFixedEntry } from './model/fixed-entry.ts';
import { goodsOnSale, insuranceOnSale, protectionOnSale } from './model/goods-on-sale.ts';
import { leastEntryCents } from './model/least-entry.ts';
import type { SimulationParameters } from './model/parameters.ts';
import { matrixOfViews, viewsFor } from './model/profile-views.ts';
import { scenarioOf } from './model/scenario.ts';
import { tablesOfTerm } from './model/tables-of-term.ts';
import { useBasis } from './model/use-basis.ts';
import { useDrafts } from './model/use-drafts.ts';
import { useFieldErrors } from './model/use-field-errors.ts';
import { useLostRate } from './model/use-lost-rate.ts';
import { usePassedValues } from './model/use-passed-values.ts';
import { usePreview } from './model/use-preview.ts';
import { useQuote } from './model/use-quote.ts';
import { useRegistrationFee } from './model/use-registration-fee.ts';
import { useSteps } from './model/use-steps.ts';
import { useJourney } from './record/use-journey.ts';

/** The shared state of the simulator's steps: the draft, the step, the messages, the figures, and the acts. */
export function useSimulator(options: {
  id: string | null;
  saved: SavedSimulation | null;
  parameters: SimulationParameters;
  /** the initial offer of the simulator of offers */
  offer?: OfferOnSale | null;
}) {
  const { id, saved, parameters, offer = null } = options;
  const { can } = useSignedIn();
  const dealerId = parameters.dealer?.id ?? null;
  /** the simulator of offers does not save, print or create proposals: there is no dealer */
  const keeps = dealerId !== null;
  const drafts = useDrafts(id, saved, parameters, offer);
  const { draft } = drafts;
  const update = useCallback(
    (change: Partial<Draft> | ((now: Draft) => Partial<Draft>)) =>
      drafts.update((now) => withFixedEntry({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    [drafts.update],
  );

  usePassedValues(id === null && keeps, update);

  const isComplete = Object.keys(checkFinancing(draft)).length === 0;
  const request = isComplete ? requestOf(draft) : null;
  const known = knownQuote(saved);
  const quote = useQuote(dealerId, request, known, true);
  const basis = useBasis(dealerId, request);
  const shown = quote.result?.simulationItems[0]?.products;
  const preview = usePreview(request, basis, quote.isStale, draft.discount, shown);
  const isBelowLeast = quote.error?.fields.some(({ key }) => key === 'entry.belowMinimum') ?? false;
  const isOffline = quote.isWaiting && preview !== null;
  const item = chosenItem(quote.result?.simulationItems ?? [], draft.selectedTerm);
  const matrix = useMemo(() => matrixOfViews(parameters), [parameters]);
  const views = viewsFor(matrix, draft, item, basis);
  const steps = useSteps(id, isComplete || quote.result !== null, {
    hasResume: views.viewSimulationResume,
    ofOffers: keeps ? null : { offerId: offer?.id ?? null },
  });
  const errors = useFieldErrors(draft, quote.error?.fields ?? []);
  useLostRate(id, draft, quote.error, update);
  useRegistrationFee(draft, drafts.update);
  const table = basis?.priceRows.find(({ tableCode }) => tableCode === item?.tableCode);

  const scenarios = useScenarios(id ?? (keeps ? null : (offer?.id ?? 'offers')));
  const presentation = usePresentation();
  const canKeep = item !== null && !quote.isStale && !quote.error;
  /** the saved figures on the screen belong to an expired offer, without a proposal */
  const hasExpired = saved?.hasExpired === true && saved.proposalId === null && !isUnsaved(draft);
  const journey = useJourney({
    dealerId: dealerId ?? '',
    drafts,
    quote,
    item,
    errors,
    steps,
    onSaved: scenarios.moveTo,
  });
  return {
    parameters,
    dealerId,
    keeps,
    draft,
    update,
    discard: drafts.discard,
    errors,
    quote,
    /** the computed cards of the current input, until the server's figures arrive */
    preview,
    /** there is no connection: only the preview is shown, without the previous offer */
    isOffline,
    /** the figures of the screen may be shown: an input that is missing or refused has none */
    showsFigures: item !== null && (isOffline || (isComplete && quote.error === null)),
    /** the minimum of the plan's tables when the entry is below it; null if it is not known */
    leastEntryCents: isBelowLeast ? leastEntryCents(priceOf(draft), basis) : null,
    /** vehicle and values are complete */
    isComplete,
    /** with a typed price, for the selected card */
    goods: goodsOnSale(request, basis, item?.term),
    /** priced by its own table, for choices that are made first */
    protections: protectionOnSale(request, basis, item?.term),
    /** priced by insurers on request */
    insured: insuranceOnSale(request, basis).filter(({ code }) =>
      can(code === 'SEGURO_AUTO' ? 'simulation-auto-insurance' : 'simulation-products'),
    ),
    catalogue: basis?.catalogue ?? [],
    /** what the figures of the current input are computed from; null until today's tables are loaded */
    sale: request && basis ? { request, basis, discount: draft.discount } : null,
    item,
    steps,
    journey,
    scenarios,
    /** the current screen as a scenario; null while there are no figures of the current input */
    scenario: canKeep && item ? scenarioOf(draft, item) : null,
    presentation,
    /** figures of the current input, with a valid offer: they may be shown to the client */
    mayPresent: canKeep && !hasExpired && !isOffline,
    dealerName: parameters.dealer?.tradingName ?? null,
    isUnsaved: isUnsaved({ ...draft, selectedTerm: item?.term ?? draft.selectedTerm }),
    /** the figures on the screen are those of the current input: they can be saved */
    canKeep,
    showsRates: views.viewSimulationTax,
    /** the table of the selected card; undefined until today's tables are loaded */
    table,
    /** the tables that may price the selected term */
    tables: item ? tablesOfTerm(basis, draft, item.term) : [],
    /** a zero rate is the table's; any other can be set manually by users who see rates and the subsidized one */
    mayAdjustRate:
      views.viewSimulationTax && views.viewPricingRateComprada && table !== undefined && table.taxType !== 'TAX_ZERO',
    seesDirectSale: seesDirectSale(matrix, { channel: 'CHD', financeTypeId: draft.financeTypeId }),
    proposalId: saved?.proposalId ?? null,
    hasExpired,
    mayPropose: keeps && can('proposals-write') && views.createPropose,
  };
}

export type Simulator = ReturnType<typeof useSimulator>;

function knownQuote(saved: SavedSimulation | null) {
  const request = saved && requestOf(draftFromSaved(saved));
  return saved && request ? { request, result: saved.result } : null;
}

/** The selected card, otherwise the middle one. */
function chosenItem(items: readonly SimulationItem[], term: number | null): SimulationItem | null {
  return items.find((item) => item.term === term) ?? items[Math.floor(items.length / 2)] ?? null;
}
