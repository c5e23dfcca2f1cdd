import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useDealerRecord } from './use-dealer-record.tsx';

/** `/dealers`: the dealers that the user may see. */
export function Page() {
  return <RecordListPage kind={useDealerRecord()} />;
}
