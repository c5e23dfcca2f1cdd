import type { ClientPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { subscribeToLanguage } from '@estrada/web/strings/language.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Stage =
  | { at: 'code'; sentTo: string | null; isOver: boolean }
  /** ended, or never created: the page does not show which */
  | { at: 'gone' }
  | { at: 'page'; page: ClientPage };

/**
 * Runs a call of the visit. Returns a refusal, so that it is shown next to the action; null when the visit has ended.
 */
export type InVisit = (run: (headers: { captureToken: string }) => Promise<void>) => Promise<ApiError | null>;

/** The message of a refusal. */
export const errorTextOf = (error: ApiError): string => error.fields[0]?.message ?? error.words;

/**
 * An act of the visitor: busy while it runs, then its refusal. A refusal may come of what has changed in the meantime, so the
 * page is read again in any case.
 *
 * @param wordsOf the message of a refusal
 */
export function useVisitAct(
  { inVisit, reload }: { inVisit: InVisit; reload?: () => Promise<unknown> },
  wordsOf = errorTextOf,
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function act(run: Parameters<InVisit>[0]): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const refused = await inVisit(run);
      if (refused) setProblem(wordsOf(refused));
      await reload?.();
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, act };
}

const isGone = ({ status, code }: ApiError) => status === 404 && code === 'SEC004';

const storageKey = 'estrada.client-page';

/**
 * The secret of the link: it leaves the address at once, which others see, bookmark and photograph, and stays in this tab for
 * a reload. Null until it is known: the build prerenders this page for all visitors.
 */
function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const given = hash.slice(1);
    if (given === '') return setToken((known) => known ?? sessionStorage.getItem(storageKey) ?? '');
    sessionStorage.setItem(storageKey, given);
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

/**
 * The link in the address, the code, and the visit that it starts. Both secrets are sent in headers. The link's secret
 * is after the `#`, which browsers do not send; the visit's is only in memory, so a reload requires another code.
 */
export function useClientPage() {
  const linkToken = useLinkToken();
  const isKnown = linkToken !== null;
  const token = linkToken ?? '';
  const [stage, setStage] = useState<Stage>({ at: 'code', sentTo: null, isOver: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const visit = useRef('');

  /** Shows that a link is invalid; requests another code when the visit has ended. */
  async function tryTo(run: () => Promise<void>): Promise<ApiError | null> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isGone(error)) return error;
      setStage(visit.current === '' ? { at: 'gone' } : { at: 'code', sentTo: null, isOver: true });
      visit.current = '';
    }
    return null;
  }

  /** Runs calls one after the other, and shows refusals. */
  async function act(run: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const refused = await tryTo(run);
      if (refused) setProblem(errorTextOf(refused));
    } finally {
      setBusy(false);
    }
  }

  async function show(): Promise<void> {
    const page = await api.readClientPage({ headers: { captureToken: visit.current } });
    setStage({ at: 'page', page });
  }

  const showAgain = useRef(() => {});
  showAgain.current = () => {
    if (visit.current !== '') void tryTo(show);
  };
  useEffect(() => {
    // a visitor who returns from the signature sees the page restored from the browser's cache: it is outdated
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && showAgain.current();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  // what the server words comes in the language of the call
  useEffect(() => subscribeToLanguage(() => showAgain.current()), []);

  const inVisit: InVisit = (run) => tryTo(() => run({ captureToken: visit.current }));
  return {
    stage: isKnown && token === '' ? ({ at: 'gone' } as const) : stage,
    problem,
    isBusy,
    inVisit,
    isReady: isKnown,
    askCode: () =>
      act(async () => {
        const { sentTo } = await api.sendClientPageCode({ headers: { captureToken: token } });
        setStage({ at: 'code', sentTo, isOver: false });
      }),
    open: (code: string) =>
      act(async () => {
        const opened = await api.openClientPage({
          body: { code: code.replaceAll(/\D/g, '') },
          headers: { captureToken: token },
        });
        visit.current = opened.visit;
        await show();
      }),
    /** reloads what an act of the visitor has changed */
    reload: () => tryTo(show),
    /** opens a step of the visitor's own, in this window */
    go: (step: 'sign' | 'selfie') =>
      act(async () => {
        const { url } = await api.takeClientStep({ body: { step }, headers: { captureToken: visit.current } });
        window.location.assign(url);
      }),
  };
}
