import { decideCreate } from '@estrada/domain/parameters/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import type { UseCase } from '../../kernel/route.ts';
import { carryOut, changedBy } from './change-sequence.ts';
import { describeParameter, valuesOf } from './describe-parameter.ts';
import type { KindFor } from './parameter-kinds.ts';
import { insertParameter, lockSequence } from './parameters.repository.ts';

/** Registers a row after the last one of its kind and state; the row before ends the day before, if the person agreed. */
export const makeCreateParameter =
  (kindFor: KindFor): UseCase<typeof endpoints.createParameter, WriteContext> =>
  async ({ body }, context) => {
    const kind = kindFor(body.typeName, context);
    const rows = await lockSequence(context.db, kind.typeName, body.uf);
    const sequence = { kind, rows, today: context.today, movePreviousEnd: body.movePreviousEnd };
    await carryOut(decideCreate(valuesOf(body), sequence), rows, context);
    const row = {
      ...valuesOf(body),
      ...changedBy(context),
      id: makeId(context.now),
      kind: kind.typeName,
      state: body.uf,
      createdAt: context.now,
      version: 1,
    };
    await insertParameter(context.db, row);
    context.audit({
      action: 'parameter.create',
      entity: 'parameter',
      entityId: row.id,
      after: { typeName: row.kind, uf: row.state, ...valuesOf(row) },
    });
    return describeParameter(row, context.today);
  };
