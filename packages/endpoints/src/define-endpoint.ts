import type { Capability } from '@estrada/domain/access/index';
import type { AlertCall, ErrorCode } from '@estrada/domain/errors/index';
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
 * Who may call. `anonymous` requires nothing (login and start-up calls), `public-key` the API key of the public pages,
 * `public-or-user` the same key and, where tokens are sent, a session, `user` any logged-in account, `anyOf` a role
 * with one of the capabilities in the access table.
 */
export type EndpointAccess =
  | 'anonymous'
  | 'public-key'
  | 'public-or-user'
  | 'user'
  | { anyOf: readonly [Capability, ...Capability[]] };

/** A file to be shown, or to be saved under its name in one of the media types. */
export type FileResponse = { file: 'application/pdf' } | { file: SavedFile };
type SavedFile = readonly [MediaType, ...MediaType[]];
type MediaType = `${'application' | 'image' | 'text'}/${string}`;

/** The media types of the files that calls answer with. */
export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  json: 'application/json',
} as const;

/**
 * The files of a request by their names in the form (`multipart/form-data`): the maximum number and size of each, and
 * the accepted file extensions. A body is sent as JSON in the part `fields`.
 */
export type FileFields = Readonly<
  Record<string, { max: number; maxBytes: number; types: readonly string[]; isOptional?: true }>
>;

/** The kind of a call, where it decides how a code is shown. */
export function alertCallOf({ alertCall, response }: Pick<Endpoint, 'alertCall' | 'response'>): AlertCall | undefined {
  const answersPdf = 'file' in response && [response.file].flat().includes(mediaTypes.pdf);
  return alertCall ?? (answersPdf ? 'pdf' : undefined);
}

/** Whether a call is always made without a session, under the address segment `public`. */
export const isPublic = ({ access }: { access: EndpointAccess }): boolean =>
  access === 'anonymous' || access === 'public-key';

/** Whether a call is made under `public` without a session, and under the user type, with tokens, with one. */
export const isSessionOptional = ({ access }: { access: EndpointAccess }): boolean => access === 'public-or-user';

/** Whether a call requires the API key of the public pages. */
export const needsApiKey = ({ access }: { access: EndpointAccess }): boolean =>
  access === 'public-key' || access === 'public-or-user';

/** The properties of an endpoint besides its schemas. */
interface Facts {
  /** unique verb-noun name; the key in the client and the operationId in the documentation */
  name: string;
  area:
    | 'identity'
    | 'lookups'
    | 'organization'
    | 'vehicles'
    | 'offers'
    | 'pcd'
    | 'parameters'
    | 'simulation'
    | 'promotions'
    | 'products'
    | 'insurance'
    | 'proposals'
    | 'documents'
    | 'uploads'
    | 'reports'
    | 'jobs'
    | 'leads'
    | 'notifications'
    | 'audit'
    | 'users';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  family: Family;
  /** path below `/api/{family}/{userType}`, parameters as `{name}` */
  path: `/${string}`;
  summary: { pt: string; en: string };
  /** for developers of clients: limits and meanings that no schema states */
  notes?: string;
  access: EndpointAccess;
  /** the kind of record of this call (`recordCalls`) */
  record?: string;
  /** the settings record whose call this is (`settingsCalls`) */
  settings?: string;
  /** a list with pages (`defineList`), and the location of its filters */
  list?: 'query' | 'body';
  /** default rows of a page of this list, if not the usual number; its use case passes it to the query too */
  usualSize?: number | undefined;
  /** `base64`: the body travels as base64 text of the JSON (docs/specification/wire.md#bodies) */
  bodyEncoding?: 'base64';
  /**
   * the call sends the secret of a link in this header, which no log of addresses contains; a use case reads it from
   * its context
   */
  linkToken?: 'captureToken';
  /** a kind of call that shows some codes differently; by default `pdf` where the answer is a PDF */
  alertCall?: AlertCall;
  /** codes of the catalogue that this call can return besides those of every call */
  errors: readonly ErrorCode[];
  /** true: an `Idempotency-Key` header is honoured, the same key gives the same answer once */
  idempotent?: true;
}

/** One API call as data. The server mounts it, the portal calls it, the documentation prints it. */
export interface Endpoint extends Facts {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** the request carries files, with or without a body */
  files?: FileFields;
  response: z.ZodType | FileResponse;
}

/** An endpoint with the schemas of its row, from which the types of its input and answer are made. */
interface EndpointOf<Shared, Row> extends Facts {
  params: PartOf<Shared, Row, 'params'>;
  query: PartOf<Shared, Row, 'query'>;
  body: PartOf<Shared, Row, 'body'>;
  files: PartOf<Shared, Row, 'files'>;
  response: PartOf<Shared, Row, 'response'>;
}
type PartOf<Shared, Row, Name extends string> = Name extends keyof Row
  ? Exclude<Row[Name], undefined>
  : Name extends keyof Shared
    ? Shared[Name]
    : undefined;

/** An endpoint as a row of `defineEndpoints`, in short form. */
export type EndpointRow = Omit<Endpoint, 'name' | 'method' | 'path' | 'summary' | 'errors'> & {
  /** method and path: `GET /branches/{branchId}` */
  route: `${Endpoint['method']} /${string}`;
  summary: readonly [pt: string, en: string];
  /** empty by default */
  errors?: Endpoint['errors'];
};

/** Refuses a field that no row has, as in a literal that is not generic. */
type NoMore<Row> = { readonly [Key in Exclude<keyof Row, keyof EndpointRow>]: never };
/** What a row has yet to say; what all share it may say otherwise. */
type Rest<Shared> = Omit<EndpointRow, keyof Shared> & Partial<EndpointRow>;

/**
 * Declares the endpoints of a group: `defineEndpoints({ area, family, access })({ readBranch: { route, summary, … }, … })`.
 * The key of a row is the name of its call.
 *
 * @param shared properties of all of them; a row may override them
 */
export const defineEndpoints =
  <Shared extends Partial<EndpointRow>>(shared: Shared & NoMore<Shared>) =>
  <Rows extends Readonly<Record<string, Rest<Shared>>>>(
    rows: Rows & { readonly [Name in keyof Rows]: NoMore<Rows[Name]> },
  ) => {
    const named = Object.entries(rows).map(([name, row]) => [
      name,
      endpointOf(name, { ...shared, ...row } as EndpointRow),
    ]);
    return Object.fromEntries(named) as { readonly [Name in keyof Rows]: EndpointOf<Shared, Rows[Name]> };
  };

function endpointOf(name: string, { route, summary: [pt, en], errors = [], ...row }: EndpointRow): Endpoint {
  const [method, path] = route.split(' ') as [Endpoint['method'], Endpoint['path']];
  return { name, method, path, summary: { pt, en }, errors, ...row };
}

/**
 * Renames the calls of a kind by this kind's names: `{ list, read }` and `{ list: 'listBranches', read: 'readBranch' }`
 * give `{ listBranches, readBranch }`. A call without a name is left out.
 *
 * @param more further properties of each call
 */
export function callsByName<
  const Names extends Readonly<Record<string, string>>,
  Calls extends Readonly<Record<string, object>>,
>(names: Names, calls: Calls, more: Partial<Endpoint> = {}) {
  const named = Object.entries(calls).flatMap(([part, call]) => {
    const name = names[part];
    return name ? [[name, { ...call, ...more, name }]] : [];
  });
  return Object.fromEntries(named) as { readonly [Part in keyof Names & keyof Calls as Names[Part]]: Calls[Part] };
}

type Part<E, Name extends keyof Endpoint> = Name extends keyof E ? E[Name] : undefined;
type OutputOf<Schema, None> = Schema extends z.ZodType ? z.output<Schema> : None;
type InputOf<Schema, None> = Schema extends z.ZodType ? z.input<Schema> : None;
type Nothing = Record<never, never>;

export type ParamsOf<E> = OutputOf<Part<E, 'params'>, Nothing>;
export type QueryOf<E> = OutputOf<Part<E, 'query'>, Nothing>;
export type QueryInputOf<E> = InputOf<Part<E, 'query'>, Nothing>;
export type BodyOf<E> = OutputOf<Part<E, 'body'>, undefined>;
export type BodyInputOf<E> = InputOf<Part<E, 'body'>, undefined>;
export type ResponseOf<E> = OutputOf<Part<E, 'response'>, Uint8Array>;
/** The names of a call's files; never where there are none. */
export type FileNameOf<E> = E extends { files: infer Files extends FileFields } ? keyof Files & string : never;
