import type { ProposalDetail } from '@estrada/endpoints/index';
import { dismissAlert, showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useReadNow, useReload } from '@estrada/web/calls/use-call.ts';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { typedProblems } from './client-form/form-problems.ts';
import { type FormValues, toFormRecord, toUpdateBody } from './client-form/registration-form.ts';
import { strings } from './strings.ts';

/** The acts that can be running on the page, in addition to saving. */
type ProposalAct = 'send' | 'clone' | 'move' | 'present' | 'recalculate';
type MoveTarget = 'NU' | 'PD';
/** A move without a dialog of its own. `leave` returns to the list, because there is nothing left to do here. */
type Move = { target: MoveTarget; reason?: string; done: string; leave?: boolean };

/** All acts on one proposal, its form, and the dialogs in between. */
export function useProposalWork(proposal: ProposalDetail) {
  const t = useStrings(strings);
  const keepAnswer = useCacheAnswer();
  const reload = useReload();
  const navigate = useNavigate();
  const update = useAct('updateProposal');
  const submit = useAct('submitProposal');
  const changeStatus = useAct('changeProposalStatus');
  const present = useAct('presentProposalConditions');
  const relate = useAct('relateProposalToSimulation');
  const [recalculation, setRecalculation] = useState<'closed' | 'asked' | 'expired' | 'fee' | 'discount'>('closed');
  /** why the coupon or voucher cannot be used */
  const [discountRefusal, setDiscountRefusal] = useState('');
  const said = useRef<{ status: string; alert: number } | null>(null);
  const { id, number } = proposal;

  function take(fresh: ProposalDetail): void {
    keepAnswer('readProposal', { params: { id } }, fresh);
    void reload('listProposals', 'readTccExemption');
  }

  /** Shows the proposal that an act returned; the input is part of it, or obsolete. */
  function goOnWith(fresh: ProposalDetail): void {
    record.discard(toFormRecord(fresh));
    take(fresh);
  }

  /** Shows a success message until the status changes: an old one next to a new decision would mislead. */
  function sayWhileIn(status: string, text: string): void {
    said.current = { status, alert: showAlert({ type: 'success', text }) };
  }
  useEffect(() => {
    if (!said.current || said.current.status === proposal.status) return;
    dismissAlert(said.current.alert);
    said.current = null;
  }, [proposal.status]);

  const readNow = useReadNow();
  const readCurrent = () => readNow('readProposal', { params: { id } });

  const follow = () => void readCurrent().catch(alertFailure);

  function onRefused({ code, status, fields, words }: ApiError): boolean {
    if (recalculation !== 'discount' && code.startsWith('voucher-')) {
      setDiscountRefusal(words);
      setRecalculation('discount');
      return true;
    }
    const stale = fields.find(({ path }) => path === 'simulation');
    if (recalculation === 'closed' && (code === 'SIM063' || stale)) {
      setRecalculation(stale?.key === 'registrationFee.changed' ? 'fee' : 'expired');
      return true;
    }
    // PRS002, PRS006, PRS007: the status is no longer the one shown
    if (status === 409 && code !== 'PRS001') follow();
    return false;
  }

  const saved = useMemo(() => toFormRecord(proposal), [proposal]);
  const record = useRecordForm<FormValues, ProposalDetail>({
    // drafts under the previous key have another structure
    draftKey: `proposal-registration.${id}`,
    saved,
    problemsOf: typedProblems,
    checks: 'marking',
    send: (values, version) =>
      update.run({ params: { id }, body: toUpdateBody(values, version, proposal.consentRecorded) }),
    recordOf: toFormRecord,
    readCurrent: async () => toFormRecord(await readCurrent()),
    onSaved: (answer, { authorization }) => {
      // a single checked consent is not sent, and must not be lost when the rest is saved
      if (!answer.consentRecorded) record.form.setValue('authorization', authorization, { shouldDirty: true });
      // the bar next to the button shows that all is saved; a banner would scroll the page to its top
      take(answer);
    },
    onRefused,
  });

  const attempt = (act: ProposalAct, work: () => Promise<void>) => record.act(act, work);

  const send = () =>
    attempt('send', async () => {
      const version = record.isDirty ? (await record.store()).version : record.version();
      const sent = await submit.run({ query: { send: 'true' }, body: { id, version } });
      goOnWith(sent);
      sayWhileIn(sent.status, t('done.sent', { number }));
    });

  /** @param terms those of the copy, in place of the original's */
  const clone = (terms?: { entryValueCents: number; term: number }) =>
    attempt('clone', async () => {
      const copy = await submit.run({ query: { clone: 'true' }, body: { id, ...terms } });
      keepAnswer('readProposal', { params: { id: copy.id } }, copy);
      void reload('listProposals');
      showAlert({ type: 'success', text: t('done.cloned', { number: copy.number }), survivesNavigation: true });
      await navigate(paths.proposal(copy.id));
    });

  const move = ({ target, reason, done, leave = false }: Move) =>
    attempt('move', async () => {
      const moved = await changeStatus.run({
        params: { id, status: target },
        body: { version: record.version(), reason },
      });
      goOnWith(moved);
      if (!leave) return sayWhileIn(moved.status, done);
      showAlert({ type: 'success', text: done, survivesNavigation: true });
      await navigate(paths.proposals);
    });

  const presentConditions = (reason: string) =>
    attempt('present', async () => {
      const presented = await present.run({ params: { id }, body: { version: record.version(), reason } });
      goOnWith(presented);
      sayWhileIn(presented.status, t('done.presented'));
    });

  const recalculate = async (): Promise<ProposalDetail | null> => {
    let fresh: ProposalDetail | null = null;
    await attempt('recalculate', async () => {
      fresh = await relate.run({
        params: { id, simulationId: proposal.simulationId },
        body: {
          version: record.version(),
          term: proposal.term,
          ...(recalculation === 'discount' ? { withoutDiscount: true } : {}),
        },
      });
      record.adopt(toFormRecord(fresh));
      take(fresh);
    });
    return fresh;
  };

  return {
    record,
    busy: record.busy,
    goOnWith,
    /** fetches the proposal again */
    follow,
    send,
    clone,
    move,
    presentConditions,
    sayWhileIn,
    /** shows the proposal with the figures of another simulation, and a message */
    takeRelated(fresh: ProposalDetail, text: string) {
      take(fresh);
      sayWhileIn(fresh.status, text);
    },
    recalculate,
    recalculation,
    askRecalculation: () => setRecalculation('asked'),
    discountRefusal,
    /** @param from only where this is still the reason: the recalculation may have met another one */
    closeRecalculation: (from = recalculation) => setRecalculation((now) => (now === from ? 'closed' : now)),
  };
}

export type ProposalWork = ReturnType<typeof useProposalWork>;
