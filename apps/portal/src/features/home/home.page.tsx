import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { AccountCard } from './account-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { strings } from './strings.ts';
import './home.css';

/** The start page: where to go, and as whom. */
export function Page() {
  const t = useStrings(strings);
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="estrada-home">
        <QuickActions />
        <AccountCard />
      </div>
    </>
  );
}
