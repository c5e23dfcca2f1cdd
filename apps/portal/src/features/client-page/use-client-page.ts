import type { ClientPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useIsAlive } from '@estrada/web/frame/use-is-alive.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Stage =
  | { at: 'code'; sentTo: string | null; isOver: boolean }
  /** ended, or never made: nobody is told which */
  | { at: 'gone' }
  | { at: 'page'; page: ClientPage };

/** Makes a call of the visit. What is refused comes back, so that it is said where it stands; nothing where the visit is over. */
export type InVisit = (run: (headers: { captureToken: string }) => Promise<void>) => Promise<ApiError | null>;

/** What is said of a refusal. */
export const errorTextOf = (error: ApiError): string => error.fields[0]?.message ?? error.words;

const isGone = ({ status, code }: ApiError) => status === 404 && code === 'SEC004';

/**
 * The link in the address, the code, and the visit that it opens. Both secrets go in a header; the link's stands behind the `#`, which
 * no browser sends, the visit's in memory alone, so that a reload wants another code.
 */
export function useClientPage() {
  const token = useLocation().hash.slice(1);
  // the build draws this page for everybody: what is behind the `#` is known to the browser alone, and after that picture
  const isKnown = useIsAlive();
  const [stage, setStage] = useState<Stage>({ at: 'code', sentTo: null, isOver: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const visit = useRef('');

  /** A link that opens nothing says so; a visit that is over wants another code. */
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

  /** Makes calls one after the other, and says what is refused. */
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
    // who comes back from the signature finds the page as he left it, kept by the browser: what he has done there is news to it
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && showAgain.current();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

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
    /** what has changed by an act of the visitor */
    reload: () => tryTo(show),
    /** leads to an own step, in this window */
    go: (step: 'sign' | 'selfie') =>
      act(async () => {
        const { url } = await api.takeClientStep({ body: { step }, headers: { captureToken: visit.current } });
        window.location.assign(url);
      }),
  };
}
