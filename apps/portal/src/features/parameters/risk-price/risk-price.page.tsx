import { businessDay } from '@estrada/domain/calendar/index';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useState } from 'react';
import { riskPriceRuleRecordOn } from './risk-price-record.tsx';

/** `/parameters/riskPrice`: the rules of the price by risk, and the days on which each holds. */
export function Page() {
  const [kind] = useState(() => riskPriceRuleRecordOn(businessDay(new Date().toISOString())));
  return <RecordListPage kind={kind} />;
}
