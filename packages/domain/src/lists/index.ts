export {
  countedRows,
  type PageRequest,
  type Pagination,
  pageProblems,
  pageSizeOf,
  paginationOf,
  usualPageSize,
} from './pages.ts';
