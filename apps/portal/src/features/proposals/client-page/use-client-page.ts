import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export type ClientPage = ResponseOf<typeof endpoints.readClientPage>;

export type Stage =
  | { at: 'code'; sentTo: string | null; isOver: boolean }
  /** ended, or never made: nobody is told which */
  | { at: 'gone' }
  | { at: 'page'; page: ClientPage };

const isGone = ({ status, code }: ApiError) => status === 404 && code === 'SEC004';

/**
 * The link in the address, the code, and the visit that it opens. Both secrets go in a header; the link's stands behind the `#`, which
 * no browser sends, the visit's in memory alone, so that a reload wants another code.
 */
export function useClientPage() {
  const token = useLocation().hash.slice(1);
  // the build draws this page for everybody: what is behind the `#` is known to the browser alone, and after that picture
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  const [stage, setStage] = useState<Stage>({ at: 'code', sentTo: null, isOver: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const visit = useRef('');

  /** Makes calls one after the other; what is refused is said, and a visit that is over wants another code. */
  async function act(run: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isGone(error)) setProblem(error.fields[0]?.message ?? error.words);
      else if (visit.current === '') setStage({ at: 'gone' });
      else {
        visit.current = '';
        setStage({ at: 'code', sentTo: null, isOver: true });
      }
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ stage: isKnown && token === '' ? ({ at: 'gone' } as const) : stage, problem, isBusy },
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
        setStage({ at: 'page', page: await api.readClientPage({ headers: { captureToken: opened.visit } }) });
      }),
    /** leads to an own step, in this window */
    go: (step: 'sign' | 'selfie') =>
      act(async () => {
        const { url } = await api.takeClientStep({ body: { step }, headers: { captureToken: visit.current } });
        window.location.assign(url);
      }),
  };
}
