import type { FieldProblem } from '../errors/domain-error.ts';

/** Counts and page numbers stop here: counting millions of rows costs more than it is useful. */
export const countedRows = 10_000;

/** Default rows of a page. */
export const usualPageSize = 20;
/** The same of the lists of campaigns and of offers, which are prescribed. */
export const campaignPageSize = 10;
export const offerPageSize = 9;
/** Rows of a page of coupons or vouchers. */
export const promotionPageSize = 10;

/** The page of a list: by its number from 0, or by the cursor of the previous page. */
export interface PageRequest {
  page?: number | null | undefined;
  cursor?: string | null | undefined;
  /** rows of a page; `sizeByPage` is a synonym */
  size?: number | undefined;
  sizeByPage?: number | undefined;
  /** default rows of this list, if not the usual number */
  usualSize?: number | undefined;
}

/** The number of rows of a page. */
export const pageSizeOf = ({ size, sizeByPage, usualSize = usualPageSize }: PageRequest): number =>
  size ?? sizeByPage ?? usualSize;

/** The problems of a request for a page: it begins beyond the counted rows, or has contradictory parameters. */
export function pageProblems(request: PageRequest): FieldProblem[] {
  const { page, cursor, size, sizeByPage } = request;
  const problems: FieldProblem[] = [];
  if (size !== undefined && sizeByPage !== undefined) problems.push({ path: 'sizeByPage', key: 'page.sizeTwice' });
  if (typeof page !== 'number') return problems;
  if (cursor) problems.push({ path: 'page', key: 'page.withCursor' });
  else if (page * pageSizeOf(request) >= countedRows)
    problems.push({ path: 'page', key: 'page.beyondCount', params: { max: countedRows.toLocaleString('pt-BR') } });
  return problems;
}

/** Numbers of pages among the counted rows, from 0. */
export interface Pagination {
  first: number;
  last: number;
  next: number | null;
  previous: number | null;
  size: number;
  totalElements: number;
  totalPages: number;
}

/**
 * The position of a page among the others.
 *
 * @param start rows before it
 * @param goesOn whether rows follow
 * @param totalElements counted rows, at most `countedRows`
 */
export function paginationOf(
  { start, goesOn, totalElements }: { start: number; goesOn: boolean; totalElements: number },
  size: number,
): Pagination {
  const totalPages = Math.ceil(totalElements / size);
  const last = Math.max(0, totalPages - 1);
  const next = Math.floor(start / size) + 1;
  return {
    first: 0,
    last,
    next: goesOn && next <= last ? next : null,
    previous: start > 0 ? Math.min(last, Math.ceil(start / size) - 1) : null,
    size,
    totalElements,
    totalPages,
  };
}
