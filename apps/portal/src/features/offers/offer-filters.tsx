import { useCall } from '@estrada/web/calls/use-call.ts';
import { ChoiceFilter, DayFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

type Props = { value: string; onChange: (value: string) => void };

/** The offers of one branch. */
export function RegionFilter(props: Props) {
  const t = useStrings(strings);
  const list = useCall('listOfferRegions', {});
  const options = (list.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <ChoiceFilter {...props} label={t('filter.region')} options={options} />;
}

/** The offers that hold on a day. */
export function ValidOnFilter(props: Props) {
  const t = useStrings(strings);
  return <DayFilter {...props} label={t('filter.validOn')} />;
}
