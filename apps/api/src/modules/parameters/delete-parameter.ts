import { decideDelete } from '@estrada/domain/parameters/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { carryOut, lockParameter } from './change-sequence.ts';
import { valuesOf } from './describe-parameter.ts';
import type { KindFor } from './parameter-kinds.ts';
import { deleteParameterRow } from './parameters.repository.ts';

/** Deletes a row that was never in force; the row before takes over its days, if the person agreed. */
export const makeDeleteParameter =
  (kindFor: KindFor): UseCase<typeof endpoints.deleteParameter, WriteContext> =>
  async ({ params, query }, context) => {
    const { kind, rows, row } = await lockParameter(params.id, query.version, kindFor, context);
    const sequence = { kind, rows, today: context.today, movePreviousEnd: query.movePreviousEnd };
    await carryOut(decideDelete(row.id, sequence), rows, context);
    await deleteParameterRow(context.db, row.id);
    context.audit({
      action: 'parameter.delete',
      entity: 'parameter',
      entityId: row.id,
      before: { typeName: row.kind, uf: row.state, ...valuesOf(row), version: row.version },
    });
    return { id: row.id };
  };
