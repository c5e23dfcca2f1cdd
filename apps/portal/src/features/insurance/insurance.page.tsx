import { PageHeading } from '@estrada/ui/index';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { inAddress, isDetail, startStep } from './addresses.ts';
import { InsuranceView } from './detail/insurance-view.tsx';
import { InsuranceList } from './list/insurance-list.tsx';
import { StartPage } from './start-page.tsx';
import { strings } from './strings.ts';
import { useInsurance } from './use-insurance.ts';
import { InsuranceWizard } from './wizard/insurance-wizard.tsx';

/**
 * `/contratarSeguro` and `/consultarSeguros`: the list; the start; one proposal by its steps while it can be filled in,
 * afterwards, or on request, its page.
 *
 * @param isConsult the list of all, rather than of the user's own
 */
export function Page({ isConsult = false }: { isConsult?: boolean }) {
  const [search] = useSearchParams();
  const { can } = useSignedIn();
  const id = search.get(inAddress.record);
  if (id !== null) return <OneInsurance key={id} id={id} />;
  if (search.get(inAddress.step) === startStep && can('insurance-contracting')) return <StartPage />;
  return <InsuranceList isOwn={!isConsult} />;
}

function OneInsurance({ id }: { id: string }) {
  const t = useStrings(strings);
  const [search] = useSearchParams();
  const query = useInsurance(id);
  return (
    <>
      <Anchor component={Link} to={paths.insurances} size="sm" className="insurance-back">
        {t('back')}
      </Anchor>
      {query.data ? null : <PageHeading title={t('start.title')} />}
      <Loaded query={query} label={t('loading')}>
        {(record) =>
          record.can.edit && !isDetail(search) ? <InsuranceWizard record={record} /> : <InsuranceView record={record} />
        }
      </Loaded>
    </>
  );
}
