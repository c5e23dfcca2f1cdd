import { seesDirectSale } from '@estrada/domain/parameters/index';
import type { OfferOnSale, SavedSimulation, SimulationItem } from '@estrada/endpoints/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useCallback, useMemo } from 'react';
import { usePresentation } from './desk/use-presentation.ts';
import { useScenarios } from './desk/use-scenarios.ts';
import { checkFinancing } from './model/check-draft.ts';
import { type Draft, isUnsaved, requestOf } from './model/draft.ts';
import { draftFromSaved } from './model/draft-from-saved.ts';
import { withFixedEntry } from './model/fixed-entry.ts';
import { leastEntryCents } from './model/least-entry.ts';
import type { SimulationParameters } from './model/parameters.ts';
import { matrixOfViews, viewsFor } from './model/profile-views.ts';
import { scenarioOf } from './model/scenario.ts';
import { tablesOfTerm } from './model/tables-of-term.ts';
import { useBasis } from './model/use-basis.ts';
import { useCapturedClient } from './model/use-captured-client.ts';
import { useDrafts } from './model/use-drafts.ts';
import { useFieldErrors } from './model/use-field-errors.ts';
import { useLostRate } from './model/use-lost-rate.ts';
import { usePreview } from './model/use-preview.ts';
import { useQuote } from './model/use-quote.ts';
import { useRegistrationFee } from './model/use-registration-fee.ts';
import { useSteps } from './model/use-steps.ts';
import { useJourney } from './record/use-journey.ts';

/** Everything the steps of the simulator share: the draft, the step, the messages, the figures, and what can be done. */
export function useSimulator(options: {
  id: string | null;
  saved: SavedSimulation | null;
  parameters: SimulationParameters;
  /** what the simulator of offers begins with */
  offer?: OfferOnSale | null;
}) {
  const { id, saved, parameters, offer = null } = options;
  const { can } = useSignedIn();
  const dealerId = parameters.dealer?.id ?? null;
  /** in the simulator of offers nothing is kept, printed or proposed: no dealer sells */
  const keeps = dealerId !== null;
  const drafts = useDrafts(id, saved, parameters, offer);
  const { draft } = drafts;
  const update = useCallback(
    (change: Partial<Draft> | ((now: Draft) => Partial<Draft>)) =>
      drafts.update((now) => withFixedEntry({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    [drafts.update],
  );

  useCapturedClient(id === null && keeps, update);

  const isComplete = Object.keys(checkFinancing(draft)).length === 0;
  const request = isComplete ? requestOf(draft) : null;
  const known = knownQuote(saved);
  const quote = useQuote(dealerId, request, known, true);
  const basis = useBasis(dealerId, request);
  const preview = usePreview(request, basis, quote.isStale);
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
  const planName = parameters.financeStructures.find(({ id }) => id === draft.financeTypeId)?.name ?? '';
  const canKeep = item !== null && !quote.isStale && !quote.error;
  /** the saved figures on the screen are of an offer that has ended, and no proposal has been made of it */
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
    /** the cards of what is typed, until the server's figures are there */
    preview,
    /** there is no connection: the preview stands alone, and what was offered before it is not shown beside it */
    isOffline,
    /** the entry is below what the plan's tables ask for: the last figures stay in sight, dimmed */
    isBelowLeast,
    /** what they ask for at least; null where that is not known */
    leastEntryCents: isBelowLeast ? leastEntryCents(draft.vehicleValueCents, basis) : null,
    /** vehicle and values are all there */
    isComplete,
    item,
    steps,
    journey,
    scenarios,
    /** what is on the screen, as one to pin; null while there are no figures of what is typed */
    scenario: canKeep && item ? scenarioOf(draft, item, planName) : null,
    presentation,
    /** figures of what is typed, by an offer that stands: they may be shown to the client */
    mayPresent: canKeep && !hasExpired && !isOffline,
    dealerName: parameters.dealer?.tradingName ?? null,
    isUnsaved: isUnsaved({ ...draft, selectedTerm: item?.term ?? draft.selectedTerm }),
    /** the figures on the screen are those of what is typed: they can be saved */
    canKeep,
    showsRates: views.viewSimulationTax,
    /** the table behind the chosen card; undefined until the tables of the day are there */
    table,
    /** the tables that may price the chosen term */
    tables: item ? tablesOfTerm(basis, draft, item.term) : [],
    /** a zero rate is the table's; any other is set by hand by who sees rates and the bought-down one */
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

/** The card that was chosen, else the middle one. */
function chosenItem(items: readonly SimulationItem[], term: number | null): SimulationItem | null {
  return items.find((item) => item.term === term) ?? items[Math.floor(items.length / 2)] ?? null;
}
