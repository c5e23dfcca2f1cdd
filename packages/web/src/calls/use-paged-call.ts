import type { EndpointName } from '@estrada/endpoints/index';
import { api } from './api.ts';
import type { CallAnswer, CallInput, LooseOptions } from './call-types.ts';
import { type Page, type PagedList, usePagedList } from './use-paged-list.ts';

/** The calls with paged responses. */
export type PagedName = {
  [Name in EndpointName]: CallAnswer<Name> extends Page<unknown> ? Name : never;
}[EndpointName];

/** The rows of a call's pages. */
export type RowOf<Name extends PagedName> = CallAnswer<Name> extends Page<infer Row> ? Row : never;

type PageNames = 'cursor' | 'size' | 'page' | 'sizeByPage';

/** The input of a paged call, without the page parameters. */
export type PagedInput<Name extends PagedName> = {
  [Part in keyof CallInput<Name>]: Part extends 'query' | 'body'
    ? Omit<NonNullable<CallInput<Name>[Part]>, PageNames>
    : CallInput<Name>[Part];
};

/**
 * Loads a list page by page.
 *
 * @param input filters and sort order; the page parameters go into the body of a call that has one, otherwise into the
 * query
 * @param settings.pageIn where the page parameters go although the call has a body
 * @param settings.pageSize rows per page, 20 by default
 * @param settings.pollMs interval at which the loaded rows are fetched again, false for never
 */
export function usePagedCall<Name extends PagedName>(
  name: Name,
  input: PagedInput<Name>,
  settings: { pageSize?: number; pageIn?: 'query'; pollMs?: (rows: readonly RowOf<Name>[]) => number | false } = {},
): PagedList<RowOf<Name>> {
  const call = api[name] as unknown as (options: LooseOptions) => Promise<Page<RowOf<Name>>>;
  const { body, query, ...rest } = input as LooseOptions & { body?: object };
  const { pageIn, ...more } = settings;
  const isInBody = body && pageIn !== 'query';
  return usePagedList<RowOf<Name>>({
    queryKey: [name, 'pages', input],
    load: ({ signal, ...page }) =>
      call({
        ...rest,
        ...(isInBody
          ? { query, body: { ...body, ...page } }
          : { ...(body ? { body } : {}), query: { ...query, ...page } }),
        signal,
      }),
    ...more,
  });
}
