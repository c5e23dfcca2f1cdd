import { seesDirectSale } from '@estrada/domain/parameters/index';
import type { SavedSimulation, SimulationItem } from '@estrada/endpoints/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useCallback, useMemo } from 'react';
import { checkFinancing } from './model/check-draft.ts';
import { type Draft, isUnsaved, requestOf } from './model/draft.ts';
import { draftFromSaved } from './model/draft-from-saved.ts';
import { withFixedEntry } from './model/fixed-entry.ts';
import { leastEntryCents } from './model/least-entry.ts';
import type { SimulationParameters } from './model/parameters.ts';
import { matrixOfViews, viewsFor } from './model/profile-views.ts';
import { useBasis } from './model/use-basis.ts';
import { useDrafts } from './model/use-drafts.ts';
import { useFieldErrors } from './model/use-field-errors.ts';
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
}) {
  const { id, saved, parameters } = options;
  const { can } = useSignedIn();
  const dealerId = parameters.dealer.id;
  const drafts = useDrafts(id, saved, parameters);
  const { draft } = drafts;
  const update = useCallback(
    (change: Partial<Draft> | ((now: Draft) => Partial<Draft>)) =>
      drafts.update((now) => withFixedEntry({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    [drafts.update],
  );

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
  const steps = useSteps(id, isComplete || quote.result !== null, views.viewSimulationResume);
  const errors = useFieldErrors(draft, quote.error?.fields ?? []);
  useRegistrationFee(draft, drafts.update);

  const journey = useJourney({ dealerId, drafts, quote, item, errors, steps });
  return {
    parameters,
    dealerId,
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
    isUnsaved: isUnsaved({ ...draft, selectedTerm: item?.term ?? draft.selectedTerm }),
    /** the figures on the screen are those of what is typed: they can be saved */
    canKeep: item !== null && !quote.isStale && !quote.error,
    showsRates: views.viewSimulationTax,
    seesDirectSale: seesDirectSale(matrix, { channel: 'CHD', financeTypeId: draft.financeTypeId }),
    proposalId: saved?.proposalId ?? null,
    mayPropose: can('proposals-write') && views.createPropose,
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
