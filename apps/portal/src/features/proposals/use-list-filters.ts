import { proposalStatusIds } from '@estrada/domain/proposals/index';
import { useSearchParams } from 'react-router';

/** What the list is narrowed to. Dates are `YYYY-MM-DD`; empty means not narrowed. */
export type ListFilters = { search: string; status: readonly string[]; from: string; to: string };

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const dateOrNone = (text: string | null) => (text && isoDate.test(text) ? text : '');

/** The filters, kept in the address: a reload, a shared link and the way back from a proposal find them again. */
export function useListFilters() {
  const [address, setAddress] = useSearchParams();
  const known: readonly string[] = proposalStatusIds;
  const filters: ListFilters = {
    search: address.get('busca') ?? '',
    status: (address.get('status') ?? '').split(',').filter((status) => known.includes(status)),
    from: dateOrNone(address.get('de')),
    to: dateOrNone(address.get('ate')),
  };

  function change(part: Partial<ListFilters>): void {
    const { search, status, from, to } = { ...filters, ...part };
    const entries = { busca: search.trim(), status: status.join(','), de: dateOrNone(from), ate: dateOrNone(to) };
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(entries)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  }

  const isNarrowed = Boolean(filters.search || filters.status.length > 0 || filters.from || filters.to);
  return { filters, isNarrowed, change, clear: () => change({ search: '', status: [], from: '', to: '' }) };
}
