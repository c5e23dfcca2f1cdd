import { formatMoney } from '@estrada/domain/formats/index';
import { creditDecisionForm, decidedStatuses, type MoveForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

const binds = (status: string): boolean => decidedStatuses.some((decided) => decided === status);

/** What the authority limits require for a decision on this proposal, for the dialogs of the decision. */
export function useAuthority({ authority, number }: ProposalDetail) {
  const t = useStrings(strings);
  const needs = authority?.needs ?? 'one';
  return {
    /** shown before the decision; undefined if one user decides alone */
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
    /** shown after sending: the first of two decisions changes no status yet */
    done: (moved: ProposalDetail, decided: string) =>
      moved.firstDecision?.isOwn ? t('first.done', { number }) : decided,
  };
}
