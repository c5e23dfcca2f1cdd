import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { SuccessionPage } from '@estrada/web/records/succession/succession-page.tsx';
import { planRuleKind } from './plan-rules/plan-rule-kind.tsx';

/** `main`: the limits within which each plan is sold, by start date. */
export function Screen({ words }: Pick<PageRow, 'words'>) {
  return <SuccessionPage kind={planRuleKind} words={words} />;
}
