import type {
  BodyInputOf,
  Endpoint,
  EndpointName,
  Endpoints,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
} from '@estrada/endpoints/index';
import type { FilesToSend } from './send-form.ts';

/** What every call takes beside its own input. */
export type CallSettings = {
  /** the same key gives the same answer once, however often the call is repeated */
  idempotencyKey?: string;
  /** the banner says why it failed; without it the caller shows the error itself */
  alert?: boolean;
  signal?: AbortSignal;
  /** how much of the files has left, 0 to 1 */
  onProgress?: (share: number) => void;
  /** of the call's own, like the secret of a link */
  headers?: Readonly<Record<string, string>>;
};

// A part without any key is absent, one without required keys is optional, all others must be given.
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : [keyof Value] extends [never]
    ? unknown
    : Record<never, never> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/** The files of a call: one or a list for each name that its endpoint has. */
type FilesInputOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer _R, infer F>
    ? { [Name in keyof F as F[Name] extends { isOptional: true } ? never : Name]: File | readonly File[] } & {
        [Name in keyof F as F[Name] extends { isOptional: true } ? Name : never]?: File | readonly File[];
      }
    : never;

/** The options of one call: its params, query, body and files exactly as its endpoint takes them. */
export type CallOptions<Name extends EndpointName> = CallSettings &
  Part<'params', ParamsOf<Endpoints[Name]>> &
  Part<'query', QueryInputOf<Endpoints[Name]>> &
  Part<'body', BodyInputOf<Endpoints[Name]>> &
  Part<'files', FilesInputOf<Endpoints[Name]>>;

/** What a call takes of its own: params, query, body and files, without the settings of every call. */
export type CallInput<Name extends EndpointName> = Omit<CallOptions<Name>, keyof CallSettings>;

/** The answer of one call; a file comes as one, under the server's name for it. */
export type CallAnswer<Name extends EndpointName> =
  ResponseOf<Endpoints[Name]> extends Uint8Array ? File : ResponseOf<Endpoints[Name]>;

/** One function an endpoint; the options may be left out where nothing is required. */
export type Api = {
  [Name in EndpointName]: Record<never, never> extends CallOptions<Name>
    ? (options?: CallOptions<Name>) => Promise<CallAnswer<Name>>
    : (options: CallOptions<Name>) => Promise<CallAnswer<Name>>;
};

/** The same options with their types forgotten, as the transport handles them. */
export type LooseOptions = CallSettings & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: FilesToSend;
};
