import { PageHeading } from '@estrada/ui/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { AccountCard } from './account-card.tsx';
import { LatestProposals } from './latest-proposals.tsx';
import { LatestSimulations } from './latest-simulations.tsx';
import { QuickActions } from './quick-actions.tsx';
import { strings } from './strings.ts';
import './home.css';

/** The start page: where to go, what was done last, and as whom. */
export function Page() {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  return (
    <>
      <PageHeading title={t('title')} />
      <QuickActions />
      <div className="estrada-home">
        {can('proposals-consult') ? <LatestProposals /> : null}
        {can('simulator') ? <LatestSimulations /> : null}
        <AccountCard />
      </div>
    </>
  );
}
