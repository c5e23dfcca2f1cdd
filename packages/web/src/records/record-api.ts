import type { EndpointName } from '@estrada/endpoints/index';
import type { UseQueryResult } from '@tanstack/react-query';
import { api } from '../calls/api.ts';
import type { ApiError } from '../calls/api-error.ts';
import type { CallAnswer, CallInput, LooseOptions } from '../calls/call-types.ts';
import { type Act, useAct } from '../calls/use-act.ts';
import { useCall } from '../calls/use-call.ts';
import { type PagedInput, type PagedName, type RowOf, usePagedCall } from '../calls/use-paged-call.ts';
import type { PagedList } from '../calls/use-paged-list.ts';
import type { SettingsName } from './settings/settings-name.ts';
import type { DatedRow } from './validity/validity-columns.tsx';

// Names of calls are put together here (`read` + `Branch`), which the compiler does not follow: the casts of the kit stand
// in this file, and the types at its edge and the walk over all records stand for them.

/** The one of `read${One}`, for which a record is registered. */
export type RecordName = {
  [Name in EndpointName]: Name extends `register${infer One}` ? One : never;
}[EndpointName];

/** The many of `list${Many}`. */
export type RecordsName = {
  [Name in PagedName]: Name extends `list${infer Many}` ? Many : never;
}[PagedName];

/** A row of `list${Many}`. */
export type RecordRow<Many extends RecordsName> = RowOf<Extract<`list${Many}`, PagedName>>;

/** One record as any of its calls answers it. */
export type RecordAnswer = Readonly<Record<string, unknown>> & { id: string; version: number };

type AnswerOf<One extends RecordName> = RecordName extends One
  ? RecordAnswer
  : CallAnswer<Extract<`register${One}`, EndpointName>>;

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

/** A succession, by the name of one row in its calls: `IofRow`. */
export type SuccessionName = {
  [Name in EndpointName]: Name extends `delete${infer One}`
    ? `save${One}` | `read${One}s` extends EndpointName
      ? One
      : never
    : never;
}[EndpointName];

/** A row of a succession as any of its calls answers it, beside its values. */
export type SuccessionRow = DatedRow & Readonly<Record<string, unknown>>;

/** Every row, each succession of the table in its order, and the server's day. */
export type SuccessionAnswer<Row extends SuccessionRow> = { today: string; items: readonly Row[] };

const run = <Answer>(name: string, options: LooseOptions): Promise<Answer> =>
  (api[name as EndpointName] as (options: LooseOptions) => Promise<Answer>)(options);

function useRead<Answer>(name: string, input: RecordInput | null): UseQueryResult<Answer, ApiError> {
  return useCall(name as EndpointName, input as CallInput<EndpointName> | null) as UseQueryResult<Answer, ApiError>;
}

function useWrite<Answer>(name: string, reload: readonly EndpointName[]): (input: RecordInput) => Promise<Answer> {
  const act = useAct(name as EndpointName, { reload });
  return (input) => act.run(input as never) as Promise<Answer>;
}

/** The calls of one kind of record: `recordApi('Branch', 'Branches')`. */
export function recordApi<One extends RecordName, Many extends RecordsName>(one: One, many: Many) {
  type Answer = AnswerOf<One>;
  const named = (verb: string) => `${verb}${one}` as EndpointName;
  return {
    names: { list: `list${many}` as EndpointName, read: named('read'), register: named('register') },
    useList: (input: RecordInput): PagedList<RecordRow<Many>> => {
      type Name = Extract<`list${Many}`, PagedName>;
      return usePagedCall(`list${many}` as Name, input as PagedInput<Name>);
    },
    /** @param params null asks for nothing */
    useRead: (params: RecordParams | null) => useRead<Answer>(named('read'), params && { params }),
    useRegister: (reload: readonly EndpointName[]) => useWrite<Answer>(named('register'), reload),
    useUpdate: (reload: readonly EndpointName[]) => useWrite<Answer>(named('update'), reload),
    read: (params: RecordParams) => run<Answer>(named('read'), { params }),
    /** @throws ApiError also when somebody else was first: `version` is the one that the person saw */
    enable: (params: RecordParams, version: number) => run<Answer>(named('enable'), { params, body: { version } }),
    disable: (params: RecordParams, version: number) => run<Answer>(named('disable'), { params, body: { version } }),
  };
}

/** The two calls of a settings record. */
export function settingsApi(name: SettingsName) {
  const [read, save] = [`read${name}`, `save${name}`];
  return {
    useRead: () => useRead<SettingsAnswer>(read, {}),
    useSave: () => useWrite<SettingsAnswer>(save, [read as EndpointName, 'readHistory']),
    read: () => run<SettingsAnswer>(read, {}),
  };
}

/** The three calls of a succession. */
export function successionApi<Row extends SuccessionRow>(one: SuccessionName) {
  const [read, save, remove] = [`read${one}s`, `save${one}`, `delete${one}`];
  const stale = [read as EndpointName];
  return {
    saveCall: save as EndpointName,
    useRead: () => useRead<SuccessionAnswer<Row>>(read, {}),
    useSave: () => useWrite<Row>(save, stale),
    useRemove: (): Act<`delete${SuccessionName}`> => useAct(remove as `delete${SuccessionName}`, { reload: stale }),
    read: () => run<SuccessionAnswer<Row>>(read, {}),
  };
}
