import { recordScope } from '@estrada/domain/access/index';
import { uploadKinds } from '@estrada/domain/uploads/index';
import { PageHeading } from '@estrada/ui/index';
import { useMenuRows, usePageStrings } from '@estrada/web/pages/page-access.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AccountCard } from './account-card.tsx';
import { Expiring } from './desk/expiring.tsx';
import { FailedJobs } from './desk/failed-jobs.tsx';
import { FailedUploads } from './desk/failed-uploads.tsx';
import { Installation } from './desk/installation.tsx';
import { ByStatus, Decisions } from './desk/pictures.tsx';
import { Waiting } from './desk/waiting.tsx';
import { LatestProposals } from './latest-proposals.tsx';
import { LatestSimulations } from './latest-simulations.tsx';
import { QuickActions } from './quick-actions.tsx';
import { strings } from './strings.ts';
import './home.css';
import './desk/desk.css';

const uploadRights = Object.values(uploadKinds).map(({ access }) => access);

/** The start page, a desk: what waits, what ends soon, what was done last, how it goes, and the ways on. */
export function Page() {
  const t = useStrings(strings);
  const { can, viewer } = useSignedIn();
  const consults = can('proposals-consult');
  const decides = can('proposals-decide');
  // a seller's own proposals make no picture, a customer's neither
  const seesOthers = consults && !['own', 'customer'].includes(recordScope(viewer).kind);
  return (
    <>
      <PageHeading title={t('title')} actions={<FirstAct />} />
      <Installation />
      {decides || can('proposals-write') ? <Waiting /> : null}
      <div className="estrada-home">
        {consults && !decides ? <Expiring /> : null}
        {consults ? <LatestProposals /> : null}
        {can('simulator') ? <LatestSimulations /> : null}
        {seesOthers ? <ByStatus /> : null}
        {seesOthers ? <Decisions /> : null}
        {uploadRights.some(can) ? <FailedUploads /> : null}
        {can('jobs') ? <FailedJobs /> : null}
      </div>
      <div className="estrada-home-below">
        <QuickActions />
        <AccountCard />
      </div>
    </>
  );
}

/** What people of this role come for most: the first page of their menu. */
function FirstAct() {
  const wordsOf = usePageStrings();
  const first = useMenuRows().find((row) => row.menu.group !== 'home');
  if (!first) return null;
  const { title, menu } = wordsOf(first.words);
  return (
    <Button component={Link} to={first.path}>
      {menu ?? title}
    </Button>
  );
}
