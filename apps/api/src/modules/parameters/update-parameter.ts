import { decideUpdate } from '@estrada/domain/parameters/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { carryOut, lockParameter, saveChange } from './change-sequence.ts';
import { describeParameter, valuesOf } from './describe-parameter.ts';
import type { KindFor } from './parameter-kinds.ts';

/** Changes a row that is not over; the end of the row before follows its start, if the person agreed. */
export const makeUpdateParameter =
  (kindFor: KindFor): UseCase<typeof endpoints.updateParameter, WriteContext> =>
  async ({ params, body }, context) => {
    const { kind, rows, row } = await lockParameter(params.id, body.version, kindFor, context);
    const sequence = { kind, rows, today: context.today, movePreviousEnd: body.movePreviousEnd };
    await carryOut(decideUpdate(row.id, valuesOf(body), sequence), rows, context);
    return describeParameter(await saveChange(row, valuesOf(body), context), context.today);
  };
