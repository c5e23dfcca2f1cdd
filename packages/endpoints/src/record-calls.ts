import type { Capability } from '@estrada/domain/access/index';
import type { ErrorCode } from '@estrada/domain/errors/index';
import type { Fields, Form } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { callsByName, defineEndpoints, type Endpoint } from './define-endpoint.ts';
import { listRow } from './define-list.ts';
import { instant, recordId, sortQuery, version } from './fields.ts';
import { formSchema, valuesSchema } from './form-schema.ts';
import { type RecordName, recordNames } from './record-names.ts';

type Said = { pt: string; en: string };
type Path = `/${string}`;

const recordFields = {
  id: recordId,
  /** increases with every change; a write sends the one that the user saw */
  version: z.int(),
  enabled: z.boolean(),
  updatedAt: instant,
  /** the acts available to the caller now */
  can: z.object({ edit: z.boolean(), enable: z.boolean(), disable: z.boolean() }),
};

/** A record in its list. */
export const recordRow = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...recordFields, ...shape });

/** The same for a record whose row has the stored fields of its form, and further fields. */
export const formRow = <All extends Fields, Shape extends z.ZodRawShape = Record<never, never>>(
  form: Form<All>,
  more: Shape = {} as Shape,
) => valuesSchema(form, { ...recordFields, ...more });

/** In the list of every record: enabled ones, disabled ones, or both. */
const status = z.enum(['enabled', 'disabled'], { error: 'value.notAllowed' }).optional();

interface RecordOf<
  Row extends z.ZodObject,
  Detail extends z.ZodObject,
  All extends Fields,
  Filters extends z.ZodRawShape,
  Params extends z.ZodObject,
  Sorts extends readonly [string, ...string[]],
> {
  area: Endpoint['area'];
  family: Endpoint['family'];
  path: Path;
  /** the address of the list, where it is not that of the record */
  listPath?: Path;
  /** the capability to read it, and to change it where that differs */
  access: Capability;
  changes?: Capability;
  /** `{ one: { pt: 'uma regional', en: 'a branch' }, many: { pt: 'regionais', en: 'branches' } }` */
  title: { one: Said; many: Said };
  /** the path parameters, where there is no `id` */
  params?: Params;
  row: Row;
  /** further fields when one record is read */
  detail?: Detail;
  form: Form<All>;
  filters?: Filters;
  /** the sort keys of the list; the first one is the default */
  sorts: Sorts;
  /** default rows of a page of the list, if not the usual number */
  usualSize?: number;
  /** the code of a duplicate */
  taken?: ErrorCode;
  /** further refusals of changing and disabling */
  errors?: { change?: readonly ErrorCode[]; disable?: readonly ErrorCode[] };
}

/**
 * The calls of one kind of record: list with filters, read, register, update, enable, disable.
 *
 * @param one its row in `recordNames`, which names them
 */
export function recordCalls<
  One extends RecordName,
  Row extends z.ZodObject,
  All extends Fields,
  Detail extends z.ZodObject = Row,
  Filters extends z.ZodRawShape = Record<never, never>,
  Params extends z.ZodObject = z.ZodObject<{ id: typeof recordId }>,
  const Sorts extends readonly [string, ...string[]] = readonly [string],
>(one: One, record: RecordOf<Row, Detail, All, Filters, Params, Sorts>) {
  const { area, family, title, form } = record;
  const reads = { anyOf: [record.access] } as const;
  const writes = { anyOf: [record.changes ?? record.access] } as const;
  const byId: z.ZodObject = z.object({ id: recordId });
  const params = record.params ?? (byId as Params);
  const at: Path = `${record.path}/{${Object.keys(params.shape)[0]}}`;
  const detail = (record.detail ?? record.row) as Detail;
  const taken = record.taken ? [record.taken] : [];
  const change = record.errors?.change ?? [];
  const say = (pt: string, en: string) => [`${pt} ${title.one.pt}`, `${en} ${title.one.en}`] as const;
  const switched = { params, body: z.object({ version }), response: detail } as const;

  const calls = defineEndpoints({ area, family, access: writes })({
    list: {
      access: reads,
      ...listRow({
        path: record.listPath ?? record.path,
        summary: [`Lista de ${title.many.pt}, com filtros`, `List of ${title.many.en}, filtered`],
        filters: { ...(record.filters as Filters), ...sortQuery(record.sorts), status },
        row: record.row,
        usualSize: record.usualSize,
      }),
    },
    read: {
      access: reads,
      route: `GET ${at}`,
      summary: say('Ler', 'Read'),
      params,
      response: detail,
      errors: ['SEC004'],
    },
    register: {
      route: `POST ${record.path}`,
      summary: say('Cadastrar', 'Register'),
      body: formSchema(form),
      response: detail,
      errors: [...taken, ...change],
      idempotent: true,
    },
    update: {
      route: `PUT ${at}`,
      summary: say('Alterar', 'Change'),
      params,
      body: formSchema(form, { version }),
      response: detail,
      errors: ['SEC004', 'SET001', ...taken, ...change],
    },
    enable: {
      ...switched,
      route: `PUT ${at}/enable`,
      summary: say('Habilitar', 'Enable'),
      errors: ['SEC004', 'SET001'],
    },
    disable: {
      ...switched,
      route: `PUT ${at}/disable`,
      summary: say('Desabilitar', 'Disable'),
      errors: ['SEC004', 'SET001', ...(record.errors?.disable ?? [])],
    },
  });
  return callsByName(recordNames[one], calls, { record: one });
}
