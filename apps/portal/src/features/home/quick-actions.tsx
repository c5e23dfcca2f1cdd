import { hubPath } from '@estrada/web/pages/hubs.ts';
import { useMenuRows } from '@estrada/web/pages/page-access.ts';
import { menuGroups } from '@estrada/web/pages/page-row.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { PageCard, PageCards } from './page-cards.tsx';
import { strings } from './strings.ts';

/** Up to so many pages each has its card; with more, the first group does, and the others have one for their hub. */
const cardsUpTo = 12;

/** Where the person's work begins: the pages themselves while they are few, else those of the first group and the hubs. */
export function QuickActions() {
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
