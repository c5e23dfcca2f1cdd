import type { FlowContext } from '../../../kernel/context.ts';
import { removeUnusedVapExemptions } from './vap-exemption.repository.ts';

/** Removes links that ended a day ago and were not confirmed by; the trail keeps that they were made. */
export async function sweepVapExemptions({ db, now }: Pick<FlowContext, 'db' | 'now'>): Promise<void> {
  await removeUnusedVapExemptions(db, new Date(now.getTime() - 86_400_000));
}
