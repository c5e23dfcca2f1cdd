import { states } from '@estrada/domain/enumerations/index';
import { parameterOutlook } from '@estrada/domain/parameters/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeParameter } from './describe-parameter.ts';
import type { KindFor } from './parameter-kinds.ts';
import { type FeeRecord, listCurrentAndFuture } from './parameters.repository.ts';

/** For every state, also those without a row: what its simulations take today, tomorrow and from the next change on. */
export const makeReadInForce =
  (kindFor: KindFor): UseCase<typeof endpoints.readParametersInForce, ReadContext> =>
  async ({ query }, context) => {
    const { today } = context;
    const { typeName } = kindFor(query.typeName, context);
    const byState = Map.groupBy(await listCurrentAndFuture(context.db, typeName, today), (row) => row.state);
    const describe = (row: FeeRecord | null) => row && describeParameter(row, today);
    const items = states.map(({ id }) => {
      const outlook = parameterOutlook(byState.get(id) ?? [], today);
      const { nextChange } = outlook;
      return {
        uf: id,
        today: describe(outlook.today),
        tomorrow: describe(outlook.tomorrow),
        nextChange: nextChange && { on: nextChange.on, row: describe(nextChange.row) },
      };
    });
    return { today, items };
  };
