import './home.css';
import './desk/desk.css';
import { recordScope } from '@estrada/domain/access/index';
import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { assignsLeads } from '@estrada/domain/leads/index';
import { uploadKinds } from '@estrada/domain/uploads/index';
import type { SavedSimulationRow } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { hubPath } from '@estrada/web/pages/hubs.ts';
import { useMenuRows, usePageStrings } from '@estrada/web/pages/page-access.ts';
import { menuGroups } from '@estrada/web/pages/page-row.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { DeclinedProducts } from './desk/declined-products.tsx';
import { Expiring } from './desk/expiring.tsx';
import { FailedJobs } from './desk/failed-jobs.tsx';
import { FailedUploads } from './desk/failed-uploads.tsx';
import { FundingAmounts } from './desk/funding-amounts.tsx';
import { Installation } from './desk/installation.tsx';
import { OverdueLeads } from './desk/overdue-leads.tsx';
import { ByStatus, Decisions } from './desk/pictures.tsx';
import { UnreviewedTexts } from './desk/unreviewed-texts.tsx';
import { Money, Waiting } from './desk/waiting.tsx';
import { LatestList, type LatestRecord, latestSize } from './latest-list.tsx';
import { LatestProposals } from './latest-proposals.tsx';
import { PageCard, PageCards } from './page-cards.tsx';
import { strings } from './strings.ts';

/** The most recently changed saved simulations that the user may see. */
function LatestSimulations() {
  const t = useStrings(strings);
  const query = useCall(
    'listSavedSimulations',
    { body: { size: latestSize } },
    { select: ({ items }) => items.map((row) => asRecord(row, t)) },
  );
  return (
    <LatestList
      title={t('simulations.title')}
      allAddress={paths.savedSimulations}
      allLabel={t('simulations.all')}
      query={query}
      empty={
        <>
          <p>{t('simulations.none')}</p>
          <Link to={paths.simulator}>{t('start')}</Link>
        </>
      }
    />
  );
}

function asRecord(row: SavedSimulationRow, t: Translate<typeof strings>): LatestRecord {
  return {
    id: row.id,
    address: paths.savedSimulation(row.id),
    name: row.clientName ?? t('simulations.noName'),
    text: `${row.code} · ${row.vehicleLabel}`,
    figure: formatMoney(row.vehicleValueCents),
    detail: formatInstant(row.updatedAt),
  };
}

/**
 * Up to this many pages, each has a card; with more, only the pages of the first group do, and each other group has a
 * card for its hub.
 */
const cardsUpTo = 14;

/** The user's main pages: all of them while they are few, otherwise those of the first group and the hubs. */
function QuickActions() {
  const t = useStrings(strings);
  const groups = useStrings(groupStrings);
  const rows = useMenuRows().filter((row) => row.menu.group !== 'home');
  const isShort = rows.length <= cardsUpTo;
  const first = rows.filter((row) => isShort || row.menu.group === rows[0]?.menu.group);
  const others = menuGroups
    .map((group) => ({ group, count: rows.filter((row) => !first.includes(row) && row.menu.group === group).length }))
    .filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="acoes">
      <h2 id="acoes" className="estrada-home-heading">
        {t('actions')}
      </h2>
      {rows.length === 0 ? <p className="estrada-home-none">{t('noActions')}</p> : null}
      <PageCards rows={first}>
        {others.map(({ group, count }) => (
          <li key={group}>
            <PageCard address={hubPath(group)} title={groups(group)} about={t('hub.count', { count })} />
          </li>
        ))}
      </PageCards>
    </section>
  );
}

/** Name, username, e-mail, profile and dealer of the user. */
function AccountCard() {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const { user, activeDealer } = useSignedIn();
  const role = user.groups[0]?.groupName ?? '';
  const lines: [string, string][] = [
    [t('name'), user.name],
    [t('username'), user.username],
    [t('email'), user.email],
    [t('profile'), roleName(role)],
  ];
  if (activeDealer) lines.push([t('dealer'), `${activeDealer.tradingName} · ${activeDealer.state}`]);
  return (
    <section aria-labelledby="conta">
      <h2 id="conta" className="estrada-home-heading">
        {t('account')}
      </h2>
      <dl className="estrada-home-account">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const uploadRights = Object.values(uploadKinds).map(({ access }) => access);

/** The start page: what waits, what expires soon, recent work, figures, and links. */
export function Page() {
  const t = useStrings(strings);
  const { can, viewer } = useSignedIn();
  const consults = can('proposals-consult');
  const decides = can('proposals-decide');
  // the figures need more than a seller's own or a customer's proposals
  const seesOthers = consults && !['own', 'customer'].includes(recordScope(viewer).kind);
  // crm assigns the leads of every dealer, and works on none
  const managesLeads = can('leads') && assignsLeads(viewer) && recordScope(viewer).kind === 'dealer';
  return (
    <>
      <PageHeading title={t('title')} actions={<FirstAct />} />
      <Installation />
      <div className="estrada-home-first">
        {decides || can('proposals-write') ? <Waiting /> : null}
        {seesOthers ? <Money /> : null}
        {seesOthers ? <FundingAmounts /> : null}
      </div>
      <div className="estrada-home">
        {managesLeads ? <OverdueLeads /> : null}
        {consults && !decides ? <Expiring /> : null}
        {consults ? <LatestProposals /> : null}
        {can('simulator') ? <LatestSimulations /> : null}
        {seesOthers ? <ByStatus /> : null}
        {seesOthers ? <Decisions /> : null}
        {can('product-follow-up') ? <DeclinedProducts /> : null}
        {can('legal-texts') ? <UnreviewedTexts /> : null}
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

/** The main page of this role: the first one in its menu. */
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
