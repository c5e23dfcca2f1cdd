import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { paperAddress } from '../contracts/index.ts';
import { listClientPapers } from './client-papers.ts';
import { openVisit, visitTrail } from './client-visit.ts';

/**
 * The address of a paper that the visitor may read; any other is treated as missing. The trail records who opened it.
 */
export const makeReadClientPaperAddress =
  (seal: Seal): UseCase<typeof endpoints.readClientPaperAddress, FlowContext> =>
  async ({ params: { paperId } }, context) => {
    const visit = await openVisit(seal, context);
    const { kind } = inReach((await listClientPapers(context.db, visit)).find(({ id }) => id === paperId));
    await context.transaction(async (tx) =>
      tx.audit({
        action: 'proposal.clientPage.paper',
        entity: 'proposal',
        entityId: visit.proposal.id,
        after: { ...visitTrail(visit), ...(kind === 'SIGNED' ? {} : { paperKind: kind }), paperId },
      }),
    );
    return { url: paperAddress(seal, paperId, context.now) };
  };
