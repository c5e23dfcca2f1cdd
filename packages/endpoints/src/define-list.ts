import type { FieldProblem } from '@estrada/domain/errors/index';
import { countedRows, type PageRequest, pageProblems, usualPageSize } from '@estrada/domain/lists/index';
import { z } from 'zod';
import type { Endpoint, EndpointRow } from './define-endpoint.ts';
import { refuse } from './fields.ts';

const number = { error: 'number.invalid' } as const;
const sizeOf = (whole: z.ZodNumber, usualSize: number) =>
  whole.min(1, number).max(100, number).optional().meta({ default: usualSize });
const pageParts = (whole: () => z.ZodNumber, usualSize = usualPageSize) => ({
  /** the page number, from 0; within the counted rows */
  page: whole().min(0, number).optional(),
  /** rows of a page; both names mean the same */
  size: sizeOf(whole(), usualSize),
  sizeByPage: sizeOf(whole(), usualSize),
  /** `next` of the previous page: continues after its last row, however far */
  cursor: z.string().max(1000).nullish(),
});
const inQuery = (usualSize?: number) => pageParts(() => z.coerce.number(number).int(number) as z.ZodNumber, usualSize);
const inBody = pageParts(() => z.number(number).int(number));

/** Numbers of pages among the counted rows, from 0. */
export const pagination = z.object({
  first: z.number().int(),
  last: z.number().int(),
  /** null on the last page that has a number; the cursor may lead further */
  next: z.number().int().nullable(),
  previous: z.number().int().nullable(),
  size: z.number().int(),
  totalElements: z.number().int(),
  totalPages: z.number().int(),
});

/** Part of every page: the cursor of the next one, and a count that stops at 10,000 (`totalCapped`). */
export const pageFacts = {
  /** cursor of the next page; null when this is the last one */
  next: z.string().nullable(),
  totalElements: z.number().int().max(countedRows),
  totalCapped: z.boolean(),
  pagination,
};

/** One page of rows. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ items: z.array(row), ...pageFacts });

type Problems<Filters extends z.ZodRawShape> = (filters: z.output<z.ZodObject<Filters>>) => readonly FieldProblem[];

/**
 * The query of a list: its filters, and the page.
 *
 * @param check rules between filters
 * @param usualSize default rows of a page; the use case passes it to its query too
 */
export function listQuery<Filters extends z.ZodRawShape>(
  filters: Filters,
  check?: Problems<Filters>,
  usualSize?: number,
) {
  return z
    .object({ ...inQuery(usualSize), ...filters })
    .superRefine(
      refuse((query) => [
        ...pageProblems({ ...(query as PageRequest), usualSize }),
        ...(check?.(query as z.output<z.ZodObject<Filters>>) ?? []),
      ]),
    );
}

type List = Pick<Endpoint, 'path'> & Pick<EndpointRow, 'summary' | 'errors'>;

/**
 * The row of a list that is read with GET. Empty filters are none, an undeclared name is refused, and the response is a
 * page of rows.
 *
 * @param list.usualSize default rows of a page, if not the usual number
 */
export function listRow<
  Row extends z.ZodType,
  Filters extends z.ZodRawShape = Record<never, never>,
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
>({
  filters = {} as Filters,
  check,
  row,
  path,
  ...list
}: List & {
  params?: Params;
  filters?: Filters;
  check?: Problems<Filters>;
  row: Row;
  usualSize?: number | undefined;
}) {
  const query = listQuery(filters, check, list.usualSize);
  return { ...list, route: `GET ${path}`, list: 'query', query, response: pageOf(row) } as const;
}

/** The same for a list with its filters in the body of a POST. */
export function filteredListRow<Row extends z.ZodType, Filters extends z.ZodRawShape>({
  filters,
  row,
  path,
  ...list
}: List & { filters: Filters; row: Row }) {
  const body = z.object({ ...inBody, ...filters }).superRefine(refuse((page) => pageProblems(page as PageRequest)));
  return { ...list, route: `POST ${path}`, list: 'body', body, response: pageOf(row) } as const;
}
