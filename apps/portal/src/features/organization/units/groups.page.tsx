import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';
import { groupRecord } from './unit-records.ts';

/** `/groups`: the groups of dealers. */
export function Page() {
  return <RecordListPage kind={groupRecord(useStrings(strings))} />;
}
