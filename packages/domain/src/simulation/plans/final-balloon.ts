import type { FieldProblem } from '../../errors/index.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import type { ChoiceSpec } from './choice-spec.ts';

/** The share of a final balloon as an input, where the table leaves it to the client; none where it is fixed. */
export function chooseBalloonShare({ balloonShare, balloonShareRange }: PlanTerms): ChoiceSpec[] {
  if (!balloonShareRange) return [];
  return [{ kind: 'share', key: 'balloonShare', ...balloonShareRange, default: balloonShare! }];
}

/** With a balloon, a large entry leaves too little for monthly payments. */
export function strainedByEntry(): FieldProblem {
  return { path: 'entryValueCents', key: 'price.outOfRange' };
}
