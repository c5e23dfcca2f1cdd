import type { ProposalDetail } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError, isSessionFailure } from '@estrada/web/calls/api-error.ts';
import { IdempotencyKeys } from '@estrada/web/calls/idempotency-keys.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useKeepAnswer, useReload } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { toUpdateBody } from './client-form/form-values.ts';
import type { ClientFormState } from './client-form/use-client-form.ts';
import { strings } from './strings.ts';

/** What can be under way on the page. */
type ProposalAct = 'save' | 'send' | 'clone' | 'move' | 'recalculate';
/** A status that a person may move a proposal to by hand. */
type MoveTarget = 'NU' | 'PD' | 'AP' | 'APC' | 'DC' | 'RA' | 'HLD';
/** What a move is told with. `leave` goes back to the list, because nothing is left to do here. */
type Move = { target: MoveTarget; reason?: string; conditions?: string[]; done: string; leave?: boolean };
/** Somebody else's change: the server's words, and what the proposal holds now. */
export type Conflict = { message: string; current: ProposalDetail };

/** Everything that can be done to one proposal, and what the page has to ask in between. */
export function useProposalWork(proposal: ProposalDetail, form: ClientFormState) {
  const t = useStrings(strings);
  const keepAnswer = useKeepAnswer();
  const reload = useReload();
  const navigate = useNavigate();
  const [keys] = useState(() => new IdempotencyKeys());
  const { busy, run } = useBusy<ProposalAct>();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [recalculation, setRecalculation] = useState<'closed' | 'asked' | 'expired'>('closed');
  const { id, number } = proposal;

  function take(fresh: ProposalDetail): void {
    keepAnswer('readProposal', { params: { id } }, fresh);
    void reload('listProposals');
  }

  async function readCurrent(): Promise<ProposalDetail> {
    const current = await api.readProposal({ params: { id }, alert: true });
    keepAnswer('readProposal', { params: { id } }, current);
    return current;
  }

  async function explain(act: ProposalAct, error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    // a lost session and a missing permission are told by the client itself
    if (isSessionFailure(error)) return;
    const paths = error.fields.map(({ path }) => path);
    if (act !== 'recalculate' && (error.code === 'SIM063' || paths.includes('simulation'))) {
      setRecalculation('expired');
    } else if (error.code === 'PRS001') {
      const current = await readCurrent();
      // with nothing typed here there is nothing to choose: the page follows and says why
      if (form.isDirty) setConflict({ message: error.message, current });
      else showAlert({ type: 'error', text: error.words });
    } else if (error.fields.length === 0 || !form.refuse(error.fields)) {
      showAlert({ type: 'error', text: error.fields[0]?.message ?? error.words });
      // PRS002, PRS006, PRS007: the status is no longer what the page shows
      if (error.status === 409) await readCurrent();
    }
  }

  const attempt = (act: ProposalAct, work: () => Promise<void>) =>
    run(act, () => work().catch((error: unknown) => explain(act, error).catch(ignoreToldFailure)));

  async function saveTyped(): Promise<ProposalDetail> {
    const typed = structuredClone(form.form.getValues());
    const body = toUpdateBody(typed, form.version(), proposal.consentRecorded);
    const saved = await api.updateProposal({ params: { id }, body });
    form.adopt(saved, typed);
    take(saved);
    return saved;
  }

  const save = () =>
    attempt('save', async () => {
      // the bar beside the button says that all is saved; a banner would tear the page to its top
      await saveTyped();
      setConflict(null);
    });

  const send = () =>
    attempt('send', async () => {
      const version = form.isDirty ? (await saveTyped()).version : form.version();
      const sent = await keys.once(`send ${version}`, (idempotencyKey) =>
        api.submitProposal({ query: { send: 'true' }, body: { id, version }, idempotencyKey }),
      );
      form.discard(sent);
      take(sent);
      showAlert({ type: 'success', text: t('done.sent', { number }) });
    });

  const clone = () =>
    attempt('clone', async () => {
      const copy = await keys.once('clone', (idempotencyKey) =>
        api.submitProposal({ query: { clone: 'true' }, body: { id }, idempotencyKey }),
      );
      keepAnswer('readProposal', { params: { id: copy.id } }, copy);
      void reload('listProposals');
      showAlert({ type: 'success', text: t('done.cloned', { number: copy.number }), survivesNavigation: true });
      await navigate(paths.proposal(copy.id));
    });

  const move = ({ target, reason, conditions, done, leave = false }: Move) =>
    attempt('move', async () => {
      const version = form.version();
      const body = { version, reason, conditions };
      const moved = await keys.once(`${target} ${JSON.stringify(body)}`, (idempotencyKey) =>
        api.changeProposalStatus({ params: { id, status: target }, body, idempotencyKey }),
      );
      form.discard(moved);
      take(moved);
      showAlert({ type: 'success', text: done, survivesNavigation: leave });
      if (leave) await navigate(paths.proposals);
    });

  const recalculate = async (): Promise<ProposalDetail | null> => {
    let fresh: ProposalDetail | null = null;
    await attempt('recalculate', async () => {
      fresh = await api.relateProposalToSimulation({
        params: { id, simulationId: proposal.simulationId },
        body: { version: form.version(), term: proposal.term },
      });
      form.adopt(fresh);
      take(fresh);
    });
    return fresh;
  };

  return {
    busy,
    save,
    send,
    clone,
    move,
    recalculate,
    conflict,
    keepTyped: () => {
      if (conflict) form.adopt(conflict.current);
      setConflict(null);
    },
    takeCurrent: () => {
      if (conflict) form.discard(conflict.current);
      setConflict(null);
    },
    recalculation,
    askRecalculation: () => setRecalculation('asked'),
    closeRecalculation: () => setRecalculation('closed'),
  };
}

export type ProposalWork = ReturnType<typeof useProposalWork>;

/** The client has told it already: the second call of an explanation needs no banner of its own. */
function ignoreToldFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
