import type { KeyOf } from '@estrada/web/words/define-strings.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMenuRows } from '../../app/shell/menu-list.tsx';
import { strings as shellStrings } from '../../app/strings.ts';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

/** One line about the place at an address: all of them have one, or the cards would differ in height. */
const texts: Readonly<Record<string, KeyOf<typeof strings>>> = {
  [paths.simulator]: 'action.simulator',
  [paths.savedSimulations]: 'action.saved',
  [paths.proposals]: 'action.proposals',
  [paths.dealers]: 'action.dealers',
  [paths.branches]: 'action.branches',
  [paths.groups]: 'action.groups',
  [paths.dgi]: 'action.dgi',
  [paths.users]: 'action.users',
  '/audit': 'action.audit',
  '/parameters/tcc': 'action.tcc',
  '/vehicles/upload': 'action.vehicleUpload',
  '/uploadDealerChannel': 'action.dealerChannelUpload',
  '/vendas/uploadDgiUsers': 'action.dgiUpload',
  '/download/downloadDealers': 'action.dealerExtraction',
  '/audit/downloadUsersAudit': 'action.usersAudit',
};

/** What the person's role may open, one card each. */
export function QuickActions() {
  const t = useStrings(strings);
  const shell = useStrings(shellStrings);
  const rows = useMenuRows().filter((row) => row.menu.icon !== 'home');
  return (
    <section aria-labelledby="acoes">
      <h2 id="acoes" className="estrada-home-heading">
        {t('actions')}
      </h2>
      {rows.length === 0 ? <p className="estrada-home-none">{t('noActions')}</p> : null}
      <ul className="estrada-home-actions">
        {rows.map((row) => (
          <li key={row.path}>
            <Link to={row.path} className="estrada-home-action">
              <span className="estrada-home-action-title">
                {shell(row.title)}
                <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />
              </span>
              <ActionText path={row.path} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActionText({ path }: { path: string }) {
  const t = useStrings(strings);
  const key = texts[path];
  return key ? <span className="estrada-home-action-text">{t(key)}</span> : null;
}
