import type { FlowContext } from '../../../kernel/context.ts';
import { removeClientLinksBefore } from './client-page.repository.ts';

/** Removes the links to clients' pages that ended a day ago, with the mailboxes in them. */
export async function sweepClientPages({ db, now }: Pick<FlowContext, 'db' | 'now'>): Promise<void> {
  await removeClientLinksBefore(db, new Date(now.getTime() - 86_400_000));
}
