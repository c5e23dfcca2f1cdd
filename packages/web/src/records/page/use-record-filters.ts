import type { Fields } from '@estrada/domain/forms/index';
import type { PagedName } from '../../calls/use-paged-call.ts';
import { choiceFilter, textFilter } from './filters.tsx';
import type { RecordFilter, RecordKind } from './record-kind.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** The filters of a declared record: the search and the status of every list, and the record's own. */
export function useRecordFilters<List extends PagedName, All extends Fields>({
  words,
  filters,
  searchFrom = 3,
}: RecordKind<List, All>): Readonly<Record<string, RecordFilter>> {
  const { said, saidGendered } = useRecordStrings(words.nouns);
  return {
    ...(words.search ? { search: textFilter('busca', said('search'), { min: searchFrom, hint: words.search }) } : {}),
    ...filters,
    status: choiceFilter('situacao', said('status'), {
      enabled: saidGendered('enabled'),
      disabled: saidGendered('disabled'),
    }),
  };
}
