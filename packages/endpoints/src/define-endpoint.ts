import type { Capability } from '@estrada/domain/access/index';
import type { ErrorCode } from '@estrada/domain/errors/index';
import type { z } from 'zod';

/** The address families of the wire contract (docs/specification/wire.md#families): the first segment after `/api`. */
export type Family =
  | 'admin'
  | 'admin-dealers'
  | 'application'
  | 'audit'
  | 'b2c'
  | 'dealer'
  | 'financing-pool'
  | 'insurance'
  | 'offers'
  | 'pcd'
  | 'proposal'
  | 'reports'
  | 'risk-assessment'
  | 'simulation'
  | 'simulation-api'
  | 'users'
  | 'vap'
  | 'vehicles'
  | 'voucher';

/**
 * Who may call. `anonymous` asks for nothing (sign-in and start-up calls), `public-key` for the API key of the public
 * pages, `public-or-user` for the same key and, where tokens come along, for a session that they open, `user` for any
 * signed-in account, `anyOf` for a role that the access table gives one of the capabilities to.
 */
export type EndpointAccess =
  | 'anonymous'
  | 'public-key'
  | 'public-or-user'
  | 'user'
  | { anyOf: readonly [Capability, ...Capability[]] };

/** The answer is a file; `any`: its type comes with the file, and the browser saves it under its name. */
export type FileResponse = { file: 'application/pdf' | 'any' };

/**
 * The files of a request by their names in the form (`multipart/form-data`): at most so many of each, how large one may be, and
 * the endings of names that are accepted. A body travels beside them as JSON, in the part `fields`.
 */
export type FileFields = Readonly<
  Record<string, { max: number; maxBytes: number; types: readonly string[]; isOptional?: true }>
>;

/** Whether a call is always made without a session, under the address segment `public`. */
export const isPublic = ({ access }: { access: EndpointAccess }): boolean =>
  access === 'anonymous' || access === 'public-key';

/** Whether a call is made under `public` by who has no session, and under the user type, with its tokens, by who has one. */
export const isSessionOptional = ({ access }: { access: EndpointAccess }): boolean => access === 'public-or-user';

/** Whether a call asks for the API key of the public pages. */
export const needsApiKey = ({ access }: { access: EndpointAccess }): boolean =>
  access === 'public-key' || access === 'public-or-user';

/** One API call as data. The server mounts it, the portal calls it, the documentation prints it. */
export type Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType | FileResponse = z.ZodType | FileResponse,
  Files extends FileFields = FileFields,
> = {
  /** unique verb-noun name; the key in the client and the operationId in the documentation */
  name: string;
  area:
    | 'identity'
    | 'lookups'
    | 'organization'
    | 'vehicles'
    | 'offers'
    | 'parameters'
    | 'simulation'
    | 'insurance'
    | 'proposals'
    | 'documents'
    | 'uploads'
    | 'reports'
    | 'jobs'
    | 'notifications'
    | 'audit'
    | 'users';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  family: Family;
  /** path below `/api/{family}/{userType}`, parameters as `{name}` */
  path: `/${string}`;
  summary: { pt: string; en: string };
  access: EndpointAccess;
  params?: Params;
  query?: Query;
  body?: Body;
  /** the kind of record whose call this is (`recordCalls`) */
  record?: string;
  /** the settings record whose call this is (`settingsCalls`) */
  settings?: string;
  /** a list with pages (`defineList`), and where its filters stand */
  list?: 'query' | 'body';
  /** `base64`: the body travels as base64 text of the JSON (docs/specification/wire.md#bodies) */
  bodyEncoding?: 'base64';
  /** the call carries the secret of a link in this header, where no log of addresses holds it; a use case finds it in its context */
  linkToken?: 'captureToken';
  /** the request carries files, with or without a body */
  files?: Files;
  response: Response;
  /** codes of the catalogue that this call can answer beside the ones every call shares */
  errors: readonly ErrorCode[];
  /** true: an `Idempotency-Key` header is honoured, the same key gives the same answer once */
  idempotent?: true;
};

/** Declares an endpoint; an identity function that keeps the literal types. */
export function defineEndpoint<
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType | FileResponse = z.ZodType,
  Files extends FileFields = Record<never, never>,
>(endpoint: Endpoint<Params, Query, Body, Response, Files>): Endpoint<Params, Query, Body, Response, Files> {
  return endpoint;
}

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? z.output<Q> : never;
export type QueryInputOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? z.output<B> : never;
export type BodyInputOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? z.input<B> : never;
export type ResponseOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? (R extends z.ZodType ? z.output<R> : Uint8Array) : never;
/** The names of the files that come with a call; never where none do. */
export type FileNameOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer _R, infer F> ? keyof F & string : never;
