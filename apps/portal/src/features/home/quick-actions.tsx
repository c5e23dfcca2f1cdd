import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useStrings } from '../../app/i18n/use-strings.ts';
import type { MenuIcon } from '../../app/route-row.ts';
import { useMenuRows } from '../../app/shell/menu-list.tsx';
import { strings as shellStrings } from '../../app/strings.ts';
import { strings } from './strings.ts';

const texts = {
  simulator: 'action.simulator',
  saved: 'action.saved',
  proposals: 'action.proposals',
} as const satisfies Partial<Record<MenuIcon, string>>;

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
              <span className="estrada-home-action-text">{t(texts[row.menu.icon as keyof typeof texts])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
