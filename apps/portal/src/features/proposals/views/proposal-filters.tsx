import { pickText } from '@estrada/domain/errors/index';
import {
  exemptionStatuses,
  exemptionStatusIds,
  progressStatuses,
  proposalStatusIds,
  proposalViews,
  waitingParts,
} from '@estrada/domain/proposals/index';
import { choiceField, choicesField, dayField, textField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter, ChoicesFilter, DayFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { statusName } from '../status-badge.tsx';
import { strings } from '../strings.ts';
import { strings as viewStrings } from './strings.ts';
import { useCounted } from './use-counted.ts';
import { useViews } from './use-views.ts';

/** A status that is not checked yet is none of a proposal. */
const shownExemptions = exemptionStatusIds.filter((id) => id !== '');

const fields = {
  view: choiceField('vista', proposalViews),
  search: textField('busca'),
  status: choicesField('status', proposalStatusIds),
  waitingFor: choiceField('proximo', waitingParts),
  from: dayField('de'),
  to: dayField('ate'),
  signatureStatus: choiceField('assinatura', progressStatuses),
  selfieStatus: choiceField('selfie', progressStatuses),
  tccExemptionStatus: choiceField('tcc', shownExemptions),
};

/** The active filters of the list. */
export const useProposalFilters = () => useFilters(fields);
type ProposalFilters = ReturnType<typeof useProposalFilters>;
export type ProposalFilterValues = ProposalFilters['values'];

/** The filter fields of the list. */
export function ProposalFilterFields({ values, change }: ProposalFilters) {
  const t = useStrings(strings);
  const words = useStrings(viewStrings);
  const { language } = useLanguage();
  const counts = useViews().data?.statuses;
  const counted = useCounted();
  const statuses = proposalStatusIds.map((id) => {
    const found = counts?.find(({ status }) => status === id);
    const name = statusName(id, language);
    return { value: id, label: found ? words('status.option', { name, count: counted(found) }) : name };
  });
  return (
    <>
      <SearchField
        label={t('filter.search')}
        hint={t('filter.searchHint')}
        value={values.search}
        onChange={(search) => change({ search })}
      />
      <ChoicesFilter
        label={t('filter.status')}
        options={statuses}
        values={values.status}
        onChange={(status) => change({ status })}
      />
      <ChoiceFilter
        label={words('next.filter')}
        // the credit desk is part of the lender: this finds what either has to do
        options={waitingParts.map((part) => ({
          value: part,
          label: words(`next.${part === 'finance' ? 'lender' : part}`),
        }))}
        value={values.waitingFor}
        onChange={(waitingFor) => change({ waitingFor })}
      />
      <ChoiceFilter
        label={words('signature.filter')}
        options={progressStatuses.map((status) => ({ value: status, label: words(`progress.${status}`) }))}
        value={values.signatureStatus}
        onChange={(signatureStatus) => change({ signatureStatus })}
      />
      <ChoiceFilter
        label={words('selfie.filter')}
        options={progressStatuses.map((status) => ({ value: status, label: words(`progress.${status}`) }))}
        value={values.selfieStatus}
        onChange={(selfieStatus) => change({ selfieStatus })}
      />
      <ChoiceFilter
        label={words('exemption.filter')}
        options={shownExemptions.map((id) => ({ value: id, label: pickText(exemptionStatuses[id], language) }))}
        value={values.tccExemptionStatus}
        onChange={(tccExemptionStatus) => change({ tccExemptionStatus })}
      />
      <DayFilter label={t('filter.from')} value={values.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('filter.to')} value={values.to} onChange={(to) => change({ to })} />
    </>
  );
}
