import type { VapExemptionPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { followLanguage, languageKey } from '@estrada/web/strings/language.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Reading =
  | { state: 'loading' }
  /** ended, used up, of another sale or never made: nobody is told which */
  | { state: 'gone' }
  | { state: 'failed'; words: string }
  | { state: 'ready'; page: VapExemptionPage }
  | { state: 'confirmed'; confirmedAt: string };

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404 && error.code === 'SEC004';
/** What is wrong with the field says more than that something is. */
const errorTextOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.words) : String(error);

/**
 * What the link in the address leads to. Its secret stands behind the `#`, which no browser sends to any server; the calls carry it
 * in a header, so that no log of addresses holds it.
 */
export function useVapsExemption() {
  const token = useLocation().hash.slice(1);
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [isBusy, setBusy] = useState(false);
  /** why the confirmation was not recorded */
  const [problem, setProblem] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same again
  useEffect(() => {
    let isWanted = true;
    const show = (next: Reading) => isWanted && setReading(next);
    setReading({ state: 'loading' });
    setProblem('');
    read(token).then(show, (error: unknown) => show({ state: 'failed', words: errorTextOf(error) }));
    return () => {
      isWanted = false;
    };
  }, [token, tries]);

  const confirm = async (version: string) => {
    setBusy(true);
    setProblem('');
    try {
      const { confirmedAt } = await api.confirmVapExemption({ body: { version }, headers: { captureToken: token } });
      setReading({ state: 'confirmed', confirmedAt });
    } catch (error) {
      if (isGone(error)) setReading({ state: 'gone' });
      else setProblem(errorTextOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { reading, isBusy, problem, confirm, retry: () => setTries((count) => count + 1) };
}

async function read(token: string): Promise<Reading> {
  if (token === '') return { state: 'gone' };
  try {
    const page = await api.readVapExemptionPage({ headers: { captureToken: token } });
    // who has chosen a language in this browser reads that one
    if (localStorage.getItem(languageKey) === null) await followLanguage(page.language);
    return { state: 'ready', page };
  } catch (error) {
    if (isGone(error)) return { state: 'gone' };
    throw error;
  }
}
