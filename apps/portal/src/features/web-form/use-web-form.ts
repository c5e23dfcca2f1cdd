import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { CallAnswer, CallInput } from '@estrada/web/calls/call-types.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { readDraft, removeDraft, writeDraft } from '@estrada/web/session/draft-store.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type WebForm = CallAnswer<'readWebForm'>;
export type Dealer = CallAnswer<'readWebFormDealer'>;
type Sent = NonNullable<WebForm['sent']>;

type Stage =
  /** nothing is saved yet; `dealer` null: it has to be chosen */
  | { at: 'start'; dealer: Dealer | null }
  | { at: 'loading' }
  /** sent, deleted or expired, or never created: the server does not report which */
  | { at: 'gone' }
  /** what the server says; a form that was saved can still be deleted */
  | { at: 'failed'; error: unknown; isSaved: boolean }
  | { at: 'form'; form: WebForm }
  | { at: 'sent'; sent: Sent }
  | { at: 'deleted' };

// without a login the secret of the session belongs to the tab
const owner = 'stranger';
const key = 'web-form';

/** Links have two parts; the steps of the page have one. */
const isSecret = (hash: string): boolean => hash.includes('.');

export const headersOf = (session: string) => ({ captureToken: session });

/** Where the person is: choosing the dealer, beginning, filling in, done. */
export function useWebForm() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // the build prerenders the page for all visitors: what only this one has follows after the first render
  const [stage, setStage] = useState<Stage>({ at: 'start', dealer: null });
  const [session, setSession] = useState('');
  const [isReady, setReady] = useState(false);
  const { busy, run } = useBusy<'begin' | 'delete'>();
  const dealerId = new URLSearchParams(search).get('dealer') ?? '';
  const token = hash.slice(1);

  async function show(secret: string): Promise<void> {
    try {
      const form = await api.readWebForm({ headers: headersOf(secret) });
      setSession(secret);
      setStage(form.sent ? { at: 'sent', sent: form.sent } : { at: 'form', form });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSession(secret);
      if (error.code === 'SEC004') leave({ at: 'gone' });
      else setStage({ at: 'failed', error, isSaved: true });
    }
  }

  function leave(next: Stage): void {
    removeDraft(owner, key);
    setSession('');
    setStage(next);
  }

  async function open(link: string): Promise<void> {
    setStage({ at: 'loading' });
    // out of the address at once, which others see, bookmark and photograph
    void navigate({ search, hash: '' }, { replace: true });
    try {
      const opened = await api.openWebForm({ headers: headersOf(link) });
      writeDraft(owner, key, opened.session);
      await show(opened.session);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'SEC004') leave({ at: 'gone' });
      else setStage({ at: 'failed', error, isSaved: false });
    }
  }

  async function readDealer(): Promise<void> {
    if (dealerId === '') return setStage({ at: 'start', dealer: null });
    try {
      setStage({ at: 'start', dealer: await api.readWebFormDealer({ params: { id: dealerId } }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStage({ at: 'failed', error, isSaved: false });
    }
  }

  const begin = useEffectEvent(async () => {
    const known = readDraft<string>(owner, key);
    if (isSecret(token)) await open(token);
    else if (known) {
      setStage({ at: 'loading' });
      await show(known);
    } else await readDealer();
    setReady(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link or another dealer begins again
  useEffect(() => {
    void begin();
  }, [isSecret(token), dealerId]);

  return {
    stage,
    session,
    isReady,
    busy,
    chooseDealer: (id: string | null) =>
      void navigate({ search: id === null ? '' : `?dealer=${id}` }, { replace: true }),
    /** @throws ApiError, shown at the fields */
    start: (body: CallInput<'startWebForm'>['body']) =>
      run('begin', async () => {
        const begun = await api.startWebForm({ body });
        writeDraft(owner, key, begun.session);
        await show(begun.session);
      }),
    retry: () => (session === '' ? readDealer() : show(session)),
    finish: (sent: Sent) => {
      setStage({ at: 'sent', sent });
      void navigate({ search, hash: '' }, { replace: true });
    },
    remove: () =>
      run('delete', async () => {
        await api.deleteWebForm({ headers: headersOf(session) });
        leave({ at: 'deleted' });
        void navigate({ search, hash: '' }, { replace: true });
      }),
    startAgain: () => {
      leave({ at: 'loading' });
      void readDealer();
    },
  };
}

export type WebFormVisit = ReturnType<typeof useWebForm>;
