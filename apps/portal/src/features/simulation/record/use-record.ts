import type { MenuChoice, SavedSimulation, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useReadNow, useReload } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { clientOf, type Draft, isUnsaved, pendingMenuChoice, requestOf, savedRequestOf } from '../model/draft.ts';
import { draftFromSaved } from '../model/draft-from-saved.ts';
import type { useDrafts } from '../model/use-drafts.ts';
import type { Quote } from '../model/use-quote.ts';
import { strings } from '../strings.ts';

type RecordSurroundings = {
  dealerId: string;
  drafts: ReturnType<typeof useDrafts>;
  quote: Quote;
  /** the term of the selected card */
  term: number | null;
  onSaved: (id: string) => void;
};

/** The selected term before a recalculation. `of`: `recalculationOf` the request, to detect later changes. */
export type Recalculated = { of: string; before: SimulationItem };

/** The input of a recalculation as a text; without the paid fee, which is one of its results. */
export const recalculationOf = (request: SimulationRequest | null): string =>
  JSON.stringify({ ...request, ignoreTCC: undefined });

/** Saves a simulation: a new record, a new version of it, or a copy. */
export function useRecord({ dealerId, drafts, quote, term, onSaved }: RecordSurroundings) {
  const t = useStrings(strings);
  const keepAnswer = useCacheAnswer();
  const reload = useReload();
  const readNow = useReadNow();
  const create = useAct('saveSimulation');
  const update = useAct('updateSavedSimulation');
  const updateIncome = useAct('updateMonthlyIncome');
  const { draft } = drafts;

  function showFiguresOf(record: SavedSimulation): void {
    keepAnswer('readSavedSimulation', { params: { id: record.id } }, record);
    const request = requestOf(draftFromSaved(record));
    if (request) quote.accept(request, record.result);
  }

  function take(record: SavedSimulation, sent: Draft): SavedSimulation {
    showFiguresOf(record);
    void reload('listSavedSimulations', 'listProductChoices');
    drafts.settle(record, sent);
    onSaved(record.id);
    return record;
  }

  const itemOf = (items: readonly SimulationItem[] | undefined) => items?.find((item) => item.term === term);
  const installmentOf = (items: readonly SimulationItem[] | undefined) => itemOf(items)?.installmentCents;

  function bodyOf(sent: Draft) {
    const request = savedRequestOf(sent);
    if (!request) throw new Error('an incomplete simulation cannot be saved');
    const seenInstallmentCents = quote.isStale ? undefined : installmentOf(quote.result?.simulationItems);
    return {
      client: clientOf(sent),
      request: { ...request, terms: shownTerms(quote, request.terms) },
      selectedTerm: term,
      ...(seenInstallmentCents === undefined ? {} : { seenInstallmentCents }),
      ...menuChoiceOf(sent),
    };
  }

  /** A save that was refused since the figures have changed: what was shown with the chosen column no longer applies. */
  function dropMenuChoice(error: unknown): never {
    if (error instanceof ApiError && error.code === 'SIM063' && draft.menuChoice)
      drafts.update({ menuChoice: { ...draft.menuChoice, of: '' } });
    throw error;
  }

  async function save(): Promise<SavedSimulation> {
    const { saved } = draft;
    const body = bodyOf(draft);
    const record = await (saved
      ? update.run({ body: { ...body, id: saved.id, version: saved.version } })
      : create.run({ query: { dealerId }, body })
    ).catch(dropMenuChoice);
    return take(record, draft);
  }

  async function saveCopy(): Promise<SavedSimulation> {
    // the copy is another record, which the choice is recorded for again
    const body = bodyOf({ ...draft, saved: null });
    return take(await create.run({ query: { dealerId, clone: 'true' }, body }).catch(dropMenuChoice), draft);
  }

  return {
    saveCopy,
    save,
    /** The saved record of the current screen; saves first if it differs. */
    ensureSaved: async (): Promise<string> =>
      draft.saved && !isUnsaved({ ...draft, selectedTerm: term }) ? draft.saved.id : (await save()).id,

    /** The client's income, saved in the record immediately; other unsaved changes remain unsaved. */
    updateIncome: async (monthlyIncomeCents: number): Promise<void> => {
      if (!draft.saved) return;
      const { id, version } = draft.saved;
      await updateIncome.run({ params: { id }, body: { version, monthlyIncomeCents } });
      const record = await readNow('readSavedSimulation', { params: { id } });
      void reload('listSavedSimulations');
      drafts.takeIncome(record);
    },

    /** Loads the record from the server; discards the local input. */
    reload: async (): Promise<void> => {
      if (!draft.saved) return;
      const { id } = draft.saved;
      const record = await readNow('readSavedSimulation', { params: { id } });
      showFiguresOf(record);
      drafts.discard();
    },

    /**
     * Fetches the figures of the bureau's tier before the user sees them change; reports the change of the instalment.
     */
    reprice: async (
      { simulationId, pricingTier }: { simulationId: string; pricingTier: string | null },
      describe: (before: number, after: number) => string | null,
    ): Promise<void> => {
      const pricedBy = pricingTier === null ? null : { simulationId, document: clientOf(draft).document };
      const request = requestOf({ ...draft, pricedBy });
      if (!request || JSON.stringify(request) === JSON.stringify(requestOf(draft))) return;
      const before = installmentOf(quote.result?.simulationItems);
      const result = await api.simulate({ params: { dealerId }, body: request });
      quote.accept(request, result);
      const after = installmentOf(result.simulationItems);
      const text = before === undefined || after === undefined ? null : describe(before, after);
      if (text) showAlert({ type: 'notice', text });
    },

    /** New figures with today's tables; returns the previous ones. */
    recalculate: async (): Promise<Recalculated | null> => {
      const request = requestOf({ ...draft, terms: [] });
      if (!request) return null;
      const before = itemOf(quote.result?.simulationItems) ?? null;
      const isRecord = draft.saved !== null && !isUnsaved(draft);
      const { notKept, ...result } =
        isRecord && draft.saved
          ? await api.recalculateSavedSimulation({ query: {}, body: { id: draft.saved.id } })
          : await api.recalculateSimulation({
              body: { dealerId, request: { ...request, terms: shownTerms(quote, draft.terms) } },
            });
      const lost: Partial<Draft> = {
        ...(notKept.includes('tableCodes') ? { tableCodes: [] } : {}),
        ...(notKept.includes('currentTax') ? { currentTax: null } : {}),
        ...(notKept.includes('offerId') ? { offerId: null } : {}),
      };
      // a fee paid since then changes the figures like a table does
      void reload('checkRegistrationFee');
      const requoted = requestOf({ ...draft, ...lost, terms: [] }) ?? request;
      quote.accept(requoted, result);
      drafts.update({ ...lost, terms: [], isRecalculated: draft.saved !== null });
      if ('offerId' in lost) showAlert({ type: 'notice', text: t('offerSale.lost') });
      if ('currentTax' in lost) showAlert({ type: 'notice', text: t('rate.cleared') });
      return before && { of: recalculationOf(requoted), before };
    },
  };
}

/** The chosen column, where it has not been recorded for the saved simulation. */
function menuChoiceOf(draft: Draft): { menuChoice?: MenuChoice } {
  const choice = pendingMenuChoice(draft);
  if (!choice) return {};
  const { of: _, recordedIn: __, ...menuChoice } = choice;
  return { menuChoice };
}

const shownTerms = (quote: Quote, chosen: number[]) =>
  chosen.length > 0 ? chosen : (quote.result?.simulationItems.map((item) => item.term) ?? []);
