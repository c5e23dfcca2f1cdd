import type { EndpointName } from '@estrada/endpoints/index';
import type { SuccessionName, successionNames } from '@estrada/endpoints/parameters/succession-names';
import type { UseQueryResult } from '@tanstack/react-query';
import { api } from '../calls/api.ts';
import type { ApiError } from '../calls/api-error.ts';
import type { CallAnswer, CallInput, LooseOptions } from '../calls/call-types.ts';
import { type Act, useAct } from '../calls/use-act.ts';
import { useCall } from '../calls/use-call.ts';
import { type PagedInput, type PagedName, type RowOf, usePagedCall } from '../calls/use-paged-call.ts';
import type { PagedList } from '../calls/use-paged-list.ts';
import type { DatedRow } from './validity/validity-columns.tsx';

// A kit makes calls that it knows by a type parameter alone, which the compiler does not follow: its casts stand in this file,
// and the types at its edge and the walk over all records stand for them.

/** The calls of a kind of record by their names (`recordNames`); some kinds are only listed and registered. */
export type RecordNames<List extends PagedName = PagedName> = {
  readonly list: List;
  readonly register: EndpointName;
  readonly read?: EndpointName;
  readonly update?: EndpointName;
  readonly enable?: EndpointName;
  readonly disable?: EndpointName;
};

/** One record as any of its calls answers it. */
export type RecordAnswer = Readonly<Record<string, unknown>> & { id: string; version: number };

type AnswerOf<Names extends RecordNames> = EndpointName extends Names['register']
  ? RecordAnswer
  : CallAnswer<Names['register']>;

/** Where a record stands, in the names of its calls. */
export type RecordParams = Readonly<Record<string, string>>;

/** What a call of a record takes. */
export type RecordInput = { params?: RecordParams; query?: Readonly<Record<string, unknown>>; body?: unknown };

/** What both calls of a settings record answer, beside its values. */
export type SettingsAnswer = Readonly<Record<string, unknown>> & {
  version: number;
  updatedAt: string | null;
  changedByName: string | null;
  can: { edit: boolean };
};

/** A row of a succession as any of its calls answers it, beside its values. */
export type SuccessionRow = DatedRow & Readonly<Record<string, unknown>>;

/** Every row, each succession of the table in its order, and the server's day. */
export type SuccessionAnswer<Row extends SuccessionRow> = { today: string; items: readonly Row[] };

const run = <Answer>(name: EndpointName, options: LooseOptions): Promise<Answer> =>
  (api[name] as (options: LooseOptions) => Promise<Answer>)(options);

function useRead<Answer>(name: EndpointName, input: RecordInput | null): UseQueryResult<Answer, ApiError> {
  return useCall(name, input as CallInput<EndpointName> | null) as UseQueryResult<Answer, ApiError>;
}

function useWrite<Answer>(
  name: EndpointName,
  reload: readonly EndpointName[],
): (input: RecordInput) => Promise<Answer> {
  const act = useAct(name, { reload });
  return (input) => act.run(input as CallInput<EndpointName>) as Promise<Answer>;
}

/** The calls of one kind of record: `recordApi(recordNames.Branch)`. */
export function recordApi<const Names extends RecordNames>(names: Names) {
  type Answer = AnswerOf<Names>;
  type List = Names['list'];
  const named = (part: Exclude<keyof RecordNames, 'list'>): EndpointName => {
    const name = names[part];
    if (!name) throw new Error(`What ${names.list} lists has no call to ${part} one`);
    return name;
  };
  return {
    useList: (input: RecordInput): PagedList<RowOf<List>> => usePagedCall<List>(names.list, input as PagedInput<List>),
    /** @param params null asks for nothing */
    useRead: (params: RecordParams | null) => useRead<Answer>(named('read'), params && { params }),
    useSave: (way: 'register' | 'update', reload: readonly EndpointName[]) => useWrite<Answer>(named(way), reload),
    read: (params: RecordParams) => run<Answer>(named('read'), { params }),
    /** @throws ApiError also when somebody else was first: `version` is the one that the person saw */
    turn: (way: 'enable' | 'disable', params: RecordParams, version: number) =>
      run<Answer>(named(way), { params, body: { version } }),
  };
}

/** The two calls of a settings record by their names (`settingsNames`). */
export type SettingsNames = Readonly<Record<'read' | 'save', EndpointName>>;

/** The two calls of a settings record. */
export const settingsApi = ({ read, save }: SettingsNames) => ({
  useRead: () => useRead<SettingsAnswer>(read, {}),
  useSave: () => useWrite<SettingsAnswer>(save, [read, 'readHistory']),
  read: () => run<SettingsAnswer>(read, {}),
});

/** The three calls of a succession by their names (`successionNames`). */
export type SuccessionNames = (typeof successionNames)[SuccessionName];

/** The three calls of a succession. */
export const successionApi = <Row extends SuccessionRow>(names: SuccessionNames) => ({
  useRead: () => useRead<SuccessionAnswer<Row>>(names.read, {}),
  useSave: () => useWrite<Row>(names.save, [names.read]),
  useRemove: (): Act<SuccessionNames['delete']> => useAct(names.delete, { reload: [names.read] }),
  read: () => run<SuccessionAnswer<Row>>(names.read, {}),
});
