import type { Readable } from 'node:stream';
import type { BodyOf, Endpoint, FileNameOf, ParamsOf, QueryOf, ResponseOf } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext, WriteContext } from './context.ts';

/** A received file. It is deleted when the use case has returned: copy what must stay. */
export interface ReceivedFile {
  /** the sender's file name: for display, never to build a path from */
  fileName: string;
  sizeBytes: number;
  sha256: string;
  /** its bytes; may be opened again */
  open(): Readable;
}

/** A file as a response. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  content: Readable | Uint8Array;
  /** the content is untrusted: a browser that opens it as a page runs no script of it and caches no copy */
  isForeign?: true;
}

/** The files of a call: by the names that the endpoint declares, each a list. */
type FilesOf<E> = [FileNameOf<E>] extends [never]
  ? unknown
  : { files: { readonly [Name in FileNameOf<E>]: readonly ReceivedFile[] } };

export type Input<E> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> } & FilesOf<E>;

type AnswerOf<E> = E extends { response: { file: readonly string[] } } ? FileAnswer : ResponseOf<E>;

export type UseCase<E, Context> = (input: Input<E>, context: Context) => Promise<AnswerOf<E>>;

/** An endpoint with its use case and the way the kernel runs it. */
export type Route =
  | { endpoint: Endpoint; kind: 'read'; run: UseCase<never, ReadContext> }
  | { endpoint: Endpoint; kind: 'write'; run: UseCase<never, WriteContext> }
  | { endpoint: Endpoint; kind: 'flow'; before?: Before; run: UseCase<never, FlowContext> };

/** What a call with files checks before its body is read; its result is the third argument of the use case. */
type Before = (input: never, context: ReadContext) => Promise<unknown>;

// The table of routes is heterogeneous; each constructor checks its own pair and then erases the types.
const entry = (kind: Route['kind'], endpoint: unknown, run: unknown, before?: unknown) =>
  (before ? { kind, endpoint, run, before } : { kind, endpoint, run }) as Route;

// written out, not `UseCase<E, Context>`: a use case for several endpoints fits each with the same input and output
type Run<In, Out, Context> = (input: In, context: Context) => Promise<Out>;

/** Reads only; no transaction. */
export const read = <E>(endpoint: E, run: Run<NoInfer<Input<E>>, AnswerOf<E>, ReadContext>): Route =>
  entry('read', endpoint, run);
/** One transaction around everything: use case, audit, jobs, idempotency. */
export const write = <E>(endpoint: E, run: Run<NoInfer<Input<E>>, AnswerOf<E>, WriteContext>): Route =>
  entry('write', endpoint, run);
/** Calls a partner or receives a file; keeps its own transactions short. */
export const flow = <E>(endpoint: E, run: Run<NoInfer<Input<E>>, AnswerOf<E>, FlowContext>): Route =>
  entry('flow', endpoint, run);

/**
 * A flow that receives files from anyone who has a link: `before` checks link and limits before the body is read, so that
 * a refused caller costs neither disk nor time. What it returns is passed to the use case.
 */
export const flowAfter = <E, Found>(
  endpoint: E,
  before: (input: NoInfer<Pick<Input<E>, 'params' | 'query'>>, context: ReadContext) => Promise<Found>,
  run: (input: NoInfer<Input<E>>, context: FlowContext, found: NoInfer<Found>) => Promise<AnswerOf<E>>,
): Route => entry('flow', endpoint, run, before);
