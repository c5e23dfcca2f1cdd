import type { FieldProblem } from '../../errors/index.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import type { ChoiceSpec } from './choice-spec.ts';

/** The share of a final balloon as an input, where the table leaves it open; none where it fixes it. */
export function chooseBalloonShare({ balloonShare, balloonShareRange }: PlanTerms): ChoiceSpec[] {
  if (!balloonShareRange) return [];
  return [{ kind: 'share', key: 'balloonShare', ...balloonShareRange, default: balloonShare! }];
}

/** Beside a balloon, what a large entry leaves is too little to pay monthly. */
export function strainedByEntry(): FieldProblem {
  return { path: 'entryValueCents', key: 'price.outOfRange' };
}
