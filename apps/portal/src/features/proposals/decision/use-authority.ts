import { formatMoney } from '@estrada/domain/formats/index';
import { creditDecisionForm, decidedStatuses, type MoveForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

const binds = (status: string): boolean => decidedStatuses.some((decided) => decided === status);

/** What the limits of authority want of a decision on this proposal, for the dialogs in which it is taken. */
export function useAuthority({ authority, number }: ProposalDetail) {
  const t = useStrings(strings);
  const needs = authority?.needs ?? 'one';
  return {
    /** said before the decision; undefined where one person decides and says no more */
    notice:
      authority === null || needs === 'one'
        ? undefined
        : t(`authority.${needs}`, {
            alone: formatMoney(authority.aloneUpToCents),
            amount: formatMoney(authority.fourEyesAboveCents),
          }),
    wantsReason: (status: string) => needs === 'reasoned' && binds(status),
    problemsOf: (typed: MoveForm) => {
      const problems = creditDecisionForm.problems(typed);
      const isSilent = needs === 'reasoned' && binds(typed.status) && typed.reason.trim() === '';
      return isSilent && !problems.some(({ path }) => path === 'reason')
        ? [...problems, { path: 'reason', key: 'reason.required' as const }]
        : problems;
    },
    /** what is said once it was sent: a first decision of two has decided nothing yet */
    done: (moved: ProposalDetail, decided: string) =>
      moved.firstDecision?.isOwn ? t('first.done', { number }) : decided,
  };
}
