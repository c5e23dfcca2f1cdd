import { useLocation } from 'react-router';

/** What a link from a list to a form takes along, so that the form leads back to this very list, filters and order included. */
export function useListState(): { list: string } {
  return { list: useLocation().search };
}

/** The list that a form was opened from. @param listPath where it stands when it is opened by its address */
export function useListReturn(listPath: string): string {
  const { state } = useLocation();
  return listPath + ((state as { list?: string } | null)?.list ?? '');
}
