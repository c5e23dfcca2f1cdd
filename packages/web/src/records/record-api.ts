import type { EndpointName } from '@estrada/endpoints/index';
import type { SuccessionName, successionNames } from '@estrada/endpoints/parameters/succession-names';
import type { UseQueryResult } from '@tanstack/react-query';
import { api } from '../calls/api.ts';
import type { ApiError } from '../calls/api-error.ts';
import type { CallAnswer, CallInput, LooseOptions } from '../calls/call-types.ts';
import { type Act, useAct } from '../calls/use-act.ts';
import { useCacheAnswer, useCall } from '../calls/use-call.ts';
import { type PagedInput, type PagedName, type RowOf, usePagedCall } from '../calls/use-paged-call.ts';
import type { PagedList } from '../calls/use-paged-list.ts';
import type { DatedRow } from './validity/validity-columns.tsx';

// A kit calls endpoints by a type parameter, which the compiler cannot check: the casts are in this file, and are
// covered by the types at its exports and the test that walks over all records.

/** The names of the calls of a kind of record (`recordNames`); some kinds can only be listed and registered. */
export type RecordNames<List extends PagedName = PagedName> = {
  readonly list: List;
  readonly register: EndpointName;
  readonly read?: EndpointName;
  readonly update?: EndpointName;
  readonly enable?: EndpointName;
  readonly disable?: EndpointName;
};

/** One record, as all of its calls return it. */
export type RecordAnswer = Readonly<Record<string, unknown>> & { id: string; version: number };

type AnswerOf<Names extends RecordNames> = EndpointName extends Names['register']
  ? RecordAnswer
  : CallAnswer<Names['register']>;

/** The path parameters that address a record in its calls. */
export type RecordParams = Readonly<Record<string, string>>;

/** The input of a call of a record. */
export type RecordInput = { params?: RecordParams; query?: Readonly<Record<string, unknown>>; body?: unknown };

/** The response of both calls of a settings record, besides its values. */
export type SettingsAnswer = Readonly<Record<string, unknown>> & {
  version: number;
  updatedAt: string | null;
  changedByName: string | null;
  can: { edit: boolean };
};

/** A row of a succession as all of its calls return it, besides its values. */
export type SuccessionRow = DatedRow & Readonly<Record<string, unknown>>;

/** Every row, each succession of the table in its order, and the server's date. */
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
    useList: (input: RecordInput, { pageSize }: { pageSize?: number | undefined } = {}): PagedList<RowOf<List>> =>
      usePagedCall<List>(names.list, input as PagedInput<List>, pageSize === undefined ? {} : { pageSize }),
    /** @param params null makes no request */
    useRead: (params: RecordParams | null) => useRead<Answer>(named('read'), params && { params }),
    useSave: (way: 'register' | 'update', reload: readonly EndpointName[]) => useWrite<Answer>(named(way), reload),
    read: (params: RecordParams) => run<Answer>(named('read'), { params }),
    /** Stores the record in another call's response as that of reading it. */
    useCacheRead: () => {
      const cacheAnswer = useCacheAnswer();
      return (answer: Answer & { id: string }) =>
        cacheAnswer(named('read'), { params: { id: answer.id } } as CallInput<EndpointName>, answer as never);
    },
    /** @throws ApiError also if another user was first: `version` is the one that the user saw */
    turn: (way: 'enable' | 'disable', params: RecordParams, version: number) =>
      run<Answer>(named(way), { params, body: { version } }),
  };
}

/** The names of the two calls of a settings record (`settingsNames`). */
export type SettingsNames = Readonly<Record<'read' | 'save', EndpointName>>;

export const settingsApi = ({ read, save }: SettingsNames) => ({
  useRead: () => useRead<SettingsAnswer>(read, {}),
  useSave: () => useWrite<SettingsAnswer>(save, [read, 'readHistory']),
  read: () => run<SettingsAnswer>(read, {}),
});

/** The names of the three calls of a succession (`successionNames`). */
export type SuccessionNames = (typeof successionNames)[SuccessionName];

export const successionApi = <Row extends SuccessionRow>(names: SuccessionNames) => ({
  useRead: () => useRead<SuccessionAnswer<Row>>(names.read, {}),
  useSave: () => useWrite<Row>(names.save, [names.read]),
  useRemove: (): Act<SuccessionNames['delete']> => useAct(names.delete, { reload: [names.read] }),
  read: () => run<SuccessionAnswer<Row>>(names.read, {}),
});
