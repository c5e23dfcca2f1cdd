import type { FlowContext } from '../../../kernel/context.ts';
import { removeLinksBefore } from './customer-links.repository.ts';

/** How long a link is kept after its end, so that the seller still sees whether it was opened. */
const retentionDays = 180;

/** Removes links that ended long ago, with the first names in them. */
export async function sweepCustomerLinks({ db, now }: Pick<FlowContext, 'db' | 'now'>): Promise<void> {
  await removeLinksBefore(db, new Date(now.getTime() - retentionDays * 86_400_000));
}
