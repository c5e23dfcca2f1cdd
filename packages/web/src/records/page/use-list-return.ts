import { useLocation } from 'react-router';

/**
 * The state that a link from a list to a form passes, so that the form links back to the same list, with its filters
 * and sort order.
 */
export function useListState(): { list: string } {
  return { list: useLocation().search };
}

/** The list that a form was opened from. @param listPath its address when the form is opened directly */
export function useListReturn(listPath: string): string {
  const { state } = useLocation();
  return listPath + ((state as { list?: string } | null)?.list ?? '');
}
