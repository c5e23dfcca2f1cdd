import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';
import { branchRecord } from './unit-records.ts';

/** `/branches`: the branches (regionals) of the finance company. */
export function Page() {
  return <RecordListPage kind={branchRecord(useStrings(strings))} />;
}
