import type {
  BodyInputOf,
  EndpointName,
  Endpoints,
  FileResponse,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
} from '@estrada/endpoints/index';
import type { FilesToSend } from './send-form.ts';

/** The options of every call, in addition to its own input. */
export type CallSettings = {
  /** the same key has the same effect only once, however often the call is repeated */
  idempotencyKey?: string;
  /** the banner shows a failure; if false, the caller shows it */
  alert?: boolean;
  signal?: AbortSignal;
  /** it outlives the page that makes it; no files */
  keepalive?: boolean;
  /** the uploaded share of the files, 0 to 1 */
  onProgress?: (share: number) => void;
  /** the call's own headers, such as the secret of a link */
  headers?: Readonly<Record<string, string>>;
};

type Nothing = Record<never, never>;

// A part without any key is absent, one without required keys is optional, all others are required.
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : [keyof Value] extends [never]
    ? unknown
    : Record<never, never> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/** The files of a call: one or a list for each name of its endpoint. */
type FilesInputOf<E> = E extends { files: infer Files }
  ? { [Name in keyof Files as Files[Name] extends { isOptional: true } ? never : Name]: File | readonly File[] } & {
      [Name in keyof Files as Files[Name] extends { isOptional: true } ? Name : never]?: File | readonly File[];
    }
  : Nothing;

type InputOf<E> = Nothing &
  Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  Part<'files', FilesInputOf<E>>;
type AnswerOf<E> = E extends { response: FileResponse } ? File : ResponseOf<E>;
type CallOf<Input, Answer> = Nothing extends Input
  ? (options?: Input & CallSettings) => Promise<Answer>
  : (options: Input & CallSettings) => Promise<Answer>;

// each type is computed once, for all uses by name
type Inputs = { [Name in EndpointName]: InputOf<Endpoints[Name]> };
type Answers = { [Name in EndpointName]: AnswerOf<Endpoints[Name]> };

/** The input of a call, as its endpoint defines it: params, query, body and files. */
export type CallInput<Name extends EndpointName> = Inputs[Name];

/** The response of a call; a file has the server's name. */
export type CallAnswer<Name extends EndpointName> = Answers[Name];

/** One function per endpoint; the options are optional if nothing is required. */
export type Api = { [Name in EndpointName]: CallOf<Inputs[Name], Answers[Name]> };

/** The same options without their types, for the transport. */
export type LooseOptions = CallSettings & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: FilesToSend;
};
