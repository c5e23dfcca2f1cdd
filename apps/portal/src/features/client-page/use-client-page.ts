import type { ClientPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { clientVisit } from '@estrada/web/session/client-visit.ts';
import { subscribeToLanguage } from '@estrada/web/strings/language.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Stage =
  | { at: 'code'; sentTo: string | null; isOver: boolean }
  /** ended, or never created: the page does not show which */
  | { at: 'gone' }
  /** the address names no link: a bookmark, or the way back from a signature that a mail led to */
  | { at: 'unknown' }
  | { at: 'page'; page: ClientPage };

/**
 * Runs a call of the visit. Returns a refusal, so that it is shown next to the action; null when the visit has ended.
 */
export type InVisit = (run: (headers: { captureToken: string }) => Promise<void>) => Promise<ApiError | null>;

/**
 * An act of the visitor: busy while it runs, then its refusal. A refusal may come of what has changed in the meantime, so the
 * page is read again in any case.
 *
 * @param wordsOf the message of a refusal
 */
export function useVisitAct(
  { inVisit, reload }: { inVisit: InVisit; reload?: () => Promise<unknown> },
  wordsOf = ({ detail }: ApiError) => detail,
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

/** How often an open page is read again while others still work on the proposal. */
const pollMs = 30_000;

/** Nothing on the page changes any more without the visitor. */
const isSettled = ({ state }: ClientPage): boolean => state === 'DONE' || state === 'ENDED';

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
    if (given === '') return setToken((known) => known ?? clientVisit.link());
    clientVisit.keepLink(given);
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

/**
 * The link in the address, the code, and the visit that it starts. Both secrets are sent in headers. The link's secret
 * is after the `#`, which browsers do not send; the visit's stays in this tab until it ends, so that a reload, or the way
 * back from the signature, requires no other code.
 */
export function useClientPage() {
  const linkToken = useLinkToken();
  const isKnown = linkToken !== null;
  const token = linkToken ?? '';
  const [stage, setStage] = useState<Stage>({ at: 'code', sentTo: null, isOver: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const visit = useRef('');

  function keepVisit(secret: string): void {
    visit.current = secret;
    clientVisit.keep(secret);
  }

  /** Shows that a link is invalid; requests another code when the visit has ended. */
  async function tryTo(run: () => Promise<void>): Promise<ApiError | null> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isGone(error)) return error;
      setStage(visit.current === '' ? { at: 'gone' } : { at: 'code', sentTo: null, isOver: true });
      keepVisit('');
    }
    return null;
  }

  /** Runs calls one after the other, and shows refusals. */
  async function act(run: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const refused = await tryTo(run);
      if (refused) setProblem(refused.detail);
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

  const resume = useRef(() => {});
  resume.current = () => {
    visit.current = clientVisit.secret();
    if (visit.current !== '') void act(show);
  };
  useEffect(() => {
    if (linkToken) resume.current();
  }, [linkToken]);

  const follow = useRef(() => {});
  follow.current = () => {
    // an outage is no news to someone who reads, and an ended visit is said at the next act
    if (document.visibilityState === 'visible') void show().catch(() => {});
  };
  const isFollowed = stage.at === 'page' && !isSettled(stage.page);
  useEffect(() => {
    if (!isFollowed) return;
    const read = () => follow.current();
    const timer = setInterval(read, pollMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isFollowed]);

  const inVisit: InVisit = (run) => tryTo(() => run({ captureToken: visit.current }));
  return {
    stage: isKnown && token === '' ? ({ at: 'unknown' } as const) : stage,
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
        keepVisit(opened.visit);
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
