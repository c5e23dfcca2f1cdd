import { type MoveForm, manualChangeForm, type ProposalStatus } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import { type MoveValues, noOffer, readOffer, type TypedOffer, withOfferProblems } from '../offer/typed-offer.ts';
import type { ProposalWork } from '../use-proposal-work.ts';

const maxConditions = 10;
const maxConditionLength = 200;

/** The conditions of an approval as typed, one per line; limited in number and length as in the call. */
const readConditions = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim().slice(0, maxConditionLength))
    .filter(Boolean)
    .slice(0, maxConditions);

type Target = Parameters<ReturnType<typeof useAct<'changeProposalStatus'>>['run']>[0]['params']['status'];

export type MoveInput = { proposal: ProposalDetail; work: ProposalWork; onClose: () => void };

/**
 * The form of a dialog that moves a proposal. A refusal is shown at its field, otherwise in the dialog, which stays
 * open with the input; if another user was first, the page below is refreshed.
 *
 * @param options.status the initially selected target
 * @param options.said the initial text
 * @param options.done the success message
 * @param options.send makes a move that has its own call; the others send the target status
 */
export function useMoveForm(
  { proposal, work, onClose }: MoveInput,
  options: {
    status: ProposalStatus | '';
    said?: { reason: string; conditions: string; offer?: TypedOffer | null };
    problemsOf: typeof manualChangeForm.problems;
    done: (moved: ProposalDetail) => string;
    send?: (typed: MoveForm, version: number) => Promise<ProposalDetail>;
  },
) {
  const move = useAct('changeProposalStatus', { reload: ['listProposals'] });
  return useActForm<MoveValues, ProposalDetail>({
    first: {
      reason: '',
      conditions: '',
      ...options.said,
      offer: options.said?.offer ?? noOffer,
      status: options.status,
    },
    problemsOf: (typed) => withOfferProblems(typed, options.problemsOf(typed)),
    send: (typed) => {
      if (options.send) return options.send(typed, work.record.version());
      const { status, reason, conditions } = manualChangeForm.normalise(typed);
      return move.run({
        params: { id: proposal.id, status: status as Target },
        body: {
          version: work.record.version(),
          reason: reason || undefined,
          conditions: status === 'APC' ? readConditions(conditions) : undefined,
          offer: readOffer(typed),
        },
      });
    },
    onDone: (moved) => {
      work.goOnWith(moved);
      work.sayWhileIn(moved.status, options.done(moved));
      onClose();
    },
    onRefused: ({ status }) => {
      if (status === 409) work.follow();
    },
  });
}
