import { hubPath } from '@estrada/web/pages/hubs.ts';
import { useMenuRows } from '@estrada/web/pages/page-access.ts';
import type { MenuGroup } from '@estrada/web/pages/page-row.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from '../strings.ts';

const hubs: readonly MenuGroup[] = ['home', 'registers', 'vehicles', 'insurance', 'parameters'];

/** The six ways of the header, as far as they lead the person anywhere: five hubs and the simulator. */
export function MainLinks() {
  const t = useStrings(strings);
  const groups = useStrings(groupStrings);
  const rows = useMenuRows();
  const ways = hubs
    .filter((group) => rows.some((row) => row.menu.group === group))
    .map((group) => ({ to: hubPath(group), label: groups(group) }));
  if (rows.some((row) => row.path === paths.simulator)) ways.push({ to: paths.simulator, label: t('simulator') });
  return (
    <nav aria-label={t('mainLinks')} className="estrada-main-links">
      {ways.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === paths.home}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
