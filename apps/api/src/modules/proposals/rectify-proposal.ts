import { DomainError } from '@estrada/domain/errors/index';
import { decideRectification, rectificationProblems } from '@estrada/domain/proposals/index';
import { normaliseVehicleInfo } from '@estrada/domain/proposals/registration/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockProposal, moveProposal } from './move-proposal.ts';
import { resumeWork } from './resume-work.ts';

/** Rectifies vehicle and seller. Where the table has no move for it the status stays, and pending work continues. */
export const rectifyProposal: UseCase<typeof endpoints.rectifyProposal, WriteContext> = async ({ body }, context) => {
  const proposal = await lockProposal(body.id, body.version, context);
  const vehicleAdditionalInfo = normaliseVehicleInfo(body.vehicleAdditionalInfo);
  const { engineAwaySince, conditionsAnswer, stop, stoppedAt } = proposal;
  const moved = await moveProposal(
    {
      proposal,
      event: (facts, actor) => {
        const decided = decideRectification('rectify', facts, actor);
        const [first, ...more] = rectificationProblems(
          vehicleAdditionalInfo,
          proposal.clientDocument,
          Temporal.PlainDate.from(context.today),
        );
        if (first)
          throw new DomainError(first.key === 'cpf.sameAsSeller' ? 'SEL004' : 'DOM002', { fields: [first, ...more] });
        return decided;
      },
      actor: actorOf(context),
      actorName: callerOf(context).name,
      reason: body.reason ?? null,
      changes: ({ from, to }) => ({
        vehicleAdditionalInfo,
        // the pending state of the credit remains valid
        ...(from === to ? { engineAwaySince, conditionsAnswer, stop, stoppedAt } : {}),
      }),
      keepsReason: ({ from, to }) => from === to,
      audited: {
        before: { vehicleAdditionalInfo: proposal.vehicleAdditionalInfo },
        after: { vehicleAdditionalInfo },
      },
    },
    context,
  );
  if (moved.status === proposal.status) await resumeWork(moved, context);
  return describeProposal(moved, context);
};
