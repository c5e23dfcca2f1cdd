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

type Nothing = Record<never, never>;

// A part without any key is absent, one without required keys is optional, all others must be given.
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : [keyof Value] extends [never]
    ? unknown
    : Record<never, never> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/** The files of a call: one or a list for each name that its endpoint has. */
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

// each computed once, whatever asks for it by its name
type Inputs = { [Name in EndpointName]: InputOf<Endpoints[Name]> };
type Answers = { [Name in EndpointName]: AnswerOf<Endpoints[Name]> };

/** What a call takes of its own, exactly as its endpoint does: params, query, body and files. */
export type CallInput<Name extends EndpointName> = Inputs[Name];

/** The answer of one call; a file comes as one, under the server's name for it. */
export type CallAnswer<Name extends EndpointName> = Answers[Name];

/** One function an endpoint; the options may be left out where nothing is required. */
export type Api = { [Name in EndpointName]: CallOf<Inputs[Name], Answers[Name]> };

/** The same options with their types forgotten, as the transport handles them. */
export type LooseOptions = CallSettings & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: FilesToSend;
};
