import { errorPaths } from '@estrada/web/records/form/field-errors.ts';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { readSession } from '@estrada/web/session/session-store.ts';
import { type FocusEvent, type PointerEvent, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { FormProblem } from './form-problems.ts';
import { type CardId, cardAt, type FormSection, isFilled, isOptional, sectionsFor } from './form-sections.ts';
import { useMissing } from './missing-context.tsx';
import type { FormValues } from './registration-form.ts';

/** Whether a card is open; one without an entry was never opened, one with `false` was folded by the user. */
type Folds = Partial<Record<CardId | 'more', boolean>>;

/** Fewer optional sections than these are lines of their own. */
const fewest = 3;

/** The sections in the order of the page: the empty optional ones about the client are grouped as `more`. */
function arrange(personType: 'PF' | 'PJ', values: FormValues, missingIn: (id: CardId) => number) {
  const all = sectionsFor(personType);
  const isOfClient = ({ fields }: FormSection) => fields.every(({ path }) => path.startsWith('client.'));
  const isEmpty = (one: FormSection) => isOptional(one) && !isFilled(one, values) && missingIn(one.id) === 0;
  const empty = all.filter((one) => isOfClient(one) && isEmpty(one));
  const more = empty.length < fewest ? [] : empty;
  return {
    client: all.filter((one) => isOfClient(one) && !more.includes(one)),
    more,
    sale: all.filter((one) => !isOfClient(one)),
  };
}

function countByCard(personType: 'PF' | 'PJ', missing: readonly FormProblem[]): Partial<Record<CardId, number>> {
  const counts: Partial<Record<CardId, number>> = {};
  for (const { path } of missing) {
    const id = cardAt(personType, path);
    if (id) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** Whether the user is typing there: a choice is complete as soon as it is made. */
const isTyped = (target: HTMLElement): boolean =>
  target.matches('input:not([type=radio], [type=checkbox], [role=combobox]), textarea');

/**
 * Which sections of the registration are open. At first it is the one with the first missing field, or all for a user
 * who prefers that. The next incomplete one opens below as soon as the section that the user has worked in is complete
 * and nothing is being typed there: neither focus nor scroll position moves. Sections with errors open, and the one that
 * the address names. Only the user folds a section.
 */
export function useOpenSections(personType: 'PF' | 'PJ') {
  const { getValues } = useFormContext<FormValues>();
  const missing = useMissing();
  const counts = useMemo(() => countByCard(personType, missing), [personType, missing]);
  const missingIn = (id: CardId) => counts[id] ?? 0;
  // while the form is filled in nothing changes its place
  const [sections] = useState(() => arrange(personType, getValues(), missingIn));
  const ids = [...[sections.client, sections.more, sections.sale].flat().map(({ id }) => id), 'consents' as const];
  const allOpen = (opened: readonly CardId[]): Folds => ({
    ...Object.fromEntries(opened.map((id) => [id, true])),
    ...(sections.more.some(({ id }) => opened.includes(id)) ? { more: true } : {}),
  });
  const first = ids.find((id) => missingIn(id) > 0);
  const [showsAll, setShowsAll] = useShowsAll();
  const [folds, setFolds] = useState<Folds>(() => (showsAll ? allOpen(ids) : allOpen(first ? [first] : [])));
  // most fields are in folded sections: those that can be seen come first
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  // the section that the user has worked in; undefined while a text is being typed
  const left = useRef(first);
  // the pointer is down on a heading: the click would fold the section that had just opened under it
  const isHeadingPressed = useRef(false);

  /** The card around a field. */
  const around = (target: HTMLElement) => {
    const heading = target.closest('summary') ? null : target.closest('section')?.getAttribute('aria-labelledby');
    return ids.find((id) => heading === `section-${id}`);
  };
  const openNext = () => {
    const from = left.current;
    if (!from || isHeadingPressed.current || missingIn(from) > 0) return;
    const next = ids.slice(ids.indexOf(from) + 1).find((id) => folds[id] !== false && missingIn(id) > 0);
    if (next && !folds[next]) setFolds((now) => ({ ...now, ...allOpen([next]) }));
  };
  // a choice, and values from elsewhere, such as an address by its postal code, complete a section without leaving it
  useEffect(openNext);

  useOpenedByErrors(personType, (wrong) => setFolds((now) => ({ ...now, ...allOpen(wrong) })));
  useOpenedByAddress(personType, ids, isWhole);

  return {
    sections,
    isWhole,
    missingIn,
    isOpen: (id: CardId | 'more') => folds[id] === true,
    /** Whether the fields of a card are rendered. @param isNeeded also while it was never opened */
    isRendered: (id: CardId, isNeeded: boolean) => folds[id] !== undefined || (isNeeded && isWhole),
    /** Records that a section was opened or folded; the browser reports also what was rendered. */
    toggle: (id: CardId | 'more', isOpen: boolean) =>
      setFolds((now) => (isOpen === (now[id] ?? false) ? now : { ...now, [id]: isOpen })),
    /** For the form around the sections. */
    follow: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        left.current = isTyped(target) ? undefined : (around(target) ?? left.current);
      },
      onBlur({ target }: FocusEvent<HTMLElement>) {
        left.current = around(target) ?? left.current;
        openNext();
      },
      onPointerDown({ target }: PointerEvent<HTMLElement>) {
        isHeadingPressed.current = (target as HTMLElement).closest('summary') !== null;
      },
      onClick() {
        isHeadingPressed.current = false;
      },
    },
    showsAll,
    showAll(next: boolean) {
      setShowsAll(next);
      startTransition(() => setFolds(allOpen(next ? ids : first ? [first] : [])));
    },
  };
}

export type OpenSections = ReturnType<typeof useOpenSections>;

/** Opens the sections with an error that was not there before: after sending, or because of a change elsewhere. */
function useOpenedByErrors(personType: 'PF' | 'PJ', open: (wrong: readonly CardId[]) => void): void {
  const { subscribe } = useFormContext<FormValues>();
  const opener = useRef(open);
  opener.current = open;
  useEffect(() => {
    let before: readonly string[] = [];
    return subscribe({
      formState: { errors: true },
      callback({ errors = {} }) {
        const paths = errorPaths(errors).map(({ path }) => path);
        const fresh = paths.filter((path) => !before.includes(path)).map((path) => cardAt(personType, path));
        before = paths;
        const wrong = fresh.filter((id) => id !== undefined);
        if (wrong.length > 0) opener.current(wrong);
      },
    });
  }, [subscribe, personType]);
}

/** Opens the section that the address names, by itself (`#section-address`) or by a field, and focuses it. */
function useOpenedByAddress(personType: 'PF' | 'PJ', ids: readonly CardId[], isWhole: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on a link has a key of its own
  useEffect(() => {
    if (!isWhole) return;
    const address = decodeURIComponent(hash.slice(1));
    const heading = ids.some((id) => address === `section-${id}`) ? document.getElementById(address) : null;
    if (!heading && !cardAt(personType, address)) return;
    focusField(address);
    heading?.closest('summary')?.focus({ preventScroll: true });
  }, [hash, key, personType, isWhole]);
}

const storageKey = 'estrada.sections';

/** Whether this user prefers all sections open; stored in this browser. */
function useShowsAll(): [boolean, (next: boolean) => void] {
  const [username] = useState(() => readSession().user?.username ?? '');
  const key = `${storageKey}.${username}`;
  const [showsAll, setShowsAll] = useState(() => localStorage.getItem(key) === 'all');
  return [
    showsAll,
    (next) => {
      setShowsAll(next);
      if (next) localStorage.setItem(key, 'all');
      else localStorage.removeItem(key);
    },
  ];
}
