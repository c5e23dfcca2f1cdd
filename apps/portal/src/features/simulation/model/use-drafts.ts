import { type SelectedProduct, selectionOf } from '@estrada/domain/simulation/index';
import type { OfferOnSale, SavedSimulation } from '@estrada/endpoints/index';
import { useDraft } from '@estrada/web/session/use-draft.ts';
import { useCallback } from 'react';
import {
  clientOf,
  contentOf,
  currentMenuChoice,
  type Draft,
  emptyDraft,
  isUnsaved,
  menuSubjectOf,
  type PreApproval,
} from './draft.ts';
import { draftFromSaved } from './draft-from-saved.ts';
import { applyOffer, type ChosenOffer } from './offer.ts';
import type { SimulationParameters } from './parameters.ts';

/** Key of the draft of a new simulation. */
const fresh = 'new';

type Drafts = Readonly<Record<string, Draft>>;

/**
 * The draft of the simulation in the address. Each saved simulation has its own, in addition to the one of a new
 * simulation: opening a saved one does not lose the input of the other.
 *
 * @param id the saved simulation, null for a new one
 * @param offer the initial content of the simulator of offers; each offer has its own draft while it is unchanged
 */
export function useDrafts(
  id: string | null,
  saved: SavedSimulation | null,
  parameters: SimulationParameters,
  offer: OfferOnSale | null = null,
) {
  const [drafts, setDrafts] = useDraft<Drafts>('simulator', {});
  const key = id ?? keyOfNew(parameters, offer);
  const base = saved ? draftFromSaved(saved) : newDraft(parameters, offer);
  const draft = draftOrBase(drafts[key], base);

  const update = useCallback(
    (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setDrafts((all) => {
        const current = draftOrBase(all[key], base);
        return { ...all, [key]: { ...current, ...(typeof change === 'function' ? change(current) : change) } };
      }),
    [setDrafts, key, base],
  );

  /** The record now has the sent content; input typed during the request is preserved. */
  const settle = useCallback(
    (record: SavedSimulation, sent: Draft) =>
      setDrafts((all) => {
        const { [key]: draft, ...others } = all;
        const kept = draftFromSaved(record);
        const typedMeanwhile = draft !== undefined && contentOf(draft) !== contentOf(sent);
        const { saved, preApproval, preApprovalFell } = kept;
        const next = typedMeanwhile
          ? { ...draft, saved, preApproval, preApprovalFell, isRecalculated: false }
          : withEntry(kept, sent);
        return { ...dropClean(others), [record.id]: next };
      }),
    [setDrafts, key],
  );

  /** Accepts a record of which only the income was saved: other unsaved changes remain, and the mark is updated. */
  const takeIncome = useCallback(
    (record: SavedSimulation) =>
      setDrafts((all) => {
        const draft = all[record.id];
        if (!draft) return all;
        const { monthlyIncomeCents, saved } = draftFromSaved(record);
        return { ...all, [record.id]: { ...draft, monthlyIncomeCents, saved } };
      }),
    [setDrafts],
  );

  const discard = useCallback(() => setDrafts(({ [key]: _gone, ...others }) => others), [setDrafts, key]);

  /** Stores the bureau's answer with the record that it was requested for. */
  const keepPreApproval = useCallback(
    (recordId: string, preApproval: PreApproval) =>
      setDrafts((all) => {
        const draft = all[recordId] ?? (recordId === id ? base : undefined);
        if (!draft) return all;
        const { document } = clientOf(draft);
        const pricedBy = preApproval.pricingTier === null ? null : { simulationId: recordId, document };
        return { ...all, [recordId]: { ...draft, preApproval, preApprovalFell: false, pricedBy } };
      }),
    [setDrafts, id, base],
  );

  return { draft, update, settle, takeIncome, discard, keepPreApproval };
}

const keyOfNew = ({ dealer }: SimulationParameters, offer: OfferOnSale | null): string => {
  if (offer) return `offer-${offer.id}-${offer.version}`;
  return dealer ? fresh : 'offers';
};

function newDraft(parameters: SimulationParameters, offer: ChosenOffer | null): Draft {
  const empty = emptyDraft(parameters);
  return offer ? { ...empty, ...applyOffer(empty, offer) } : empty;
}

/** A draft without changes is replaced by a newer version of its record. */
function draftOrBase(draft: Draft | undefined, base: Draft): Draft {
  if (!draft) return base;
  const isOutdated = draft.saved !== null && base.saved !== null && base.saved.version > draft.saved.version;
  if (isOutdated && !isUnsaved(draft)) return base;
  const products: readonly (string | SelectedProduct)[] = draft.products;
  // one stored before products had options has their codes
  return products.some((one) => typeof one === 'string') ? { ...draft, products: selectionOf(products) } : draft;
}

/** How the entry was typed is not part of the record, only of the screen. */
function withEntry(kept: Draft, sent: Draft): Draft {
  const { entryHeldAs, entryShare, referencePriceCents, cpf, cnpj, planMemory, ownEntry, tradeIn, car, competitor } =
    sent;
  const isPerson = kept.personType === 'PF';
  const menuChoice = currentMenuChoice(sent);
  return {
    ...kept,
    ...(menuChoice && kept.saved
      ? { menuChoice: { ...menuChoice, of: menuSubjectOf(kept), recordedIn: kept.saved.id } }
      : {}),
    entryHeldAs,
    entryShare,
    referencePriceCents,
    ...(planMemory ? { planMemory } : {}),
    ...(ownEntry ? { ownEntry } : {}),
    ...(car ? { car } : {}),
    ...(competitor ? { competitor } : {}),
    // a vehicle that does not count with this entry is not part of the record, but stays typed
    ...(tradeIn && !kept.tradeIn ? { tradeIn } : {}),
    cpf: isPerson ? kept.cpf : cpf,
    cnpj: isPerson ? cnpj : kept.cnpj,
  };
}

/** Drafts without unsaved changes are not stored. */
function dropClean(all: Drafts): Drafts {
  return Object.fromEntries(Object.entries(all).filter(([key, draft]) => key === fresh || isUnsaved(draft)));
}
