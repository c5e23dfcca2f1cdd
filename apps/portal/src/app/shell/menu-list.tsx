import { isInMenu } from '@estrada/domain/access/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import {
  IconBuildingStore,
  IconCalculator,
  IconDeviceMobile,
  IconDownload,
  IconFileText,
  IconHistory,
  IconHome,
  IconListSearch,
  IconMap2,
  IconReceipt,
  IconSitemap,
  IconUpload,
  IconUsers,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import type { MenuGroup, MenuIcon, RouteRow } from '../route-row.ts';
import { routes } from '../routes.tsx';
import { strings } from '../strings.ts';

const icons: Record<MenuIcon, typeof IconHome> = {
  home: IconHome,
  simulator: IconCalculator,
  saved: IconHistory,
  proposals: IconFileText,
  dealers: IconBuildingStore,
  branches: IconMap2,
  groups: IconSitemap,
  dgi: IconDeviceMobile,
  fees: IconReceipt,
  upload: IconUpload,
  download: IconDownload,
  users: IconUsers,
  audit: IconListSearch,
};
const groups: readonly MenuGroup[] = ['top', 'sales', 'registers', 'parameters', 'uploads', 'reports'];

/** The menu of the person: what the route table offers and the access table allows. */
export function MenuList({ label, onChoose }: { label: string; onChoose?: () => void }) {
  const t = useStrings(strings);
  const rows = useMenuRows();
  return (
    <nav aria-label={label} className="estrada-menu">
      {groups.map((group) => {
        const own = rows.filter((row) => row.menu.group === group);
        if (own.length === 0) return null;
        const heading = group === 'top' ? null : t(`menu.${group}`);
        return (
          <div key={group}>
            {heading ? <p className="estrada-menu-group">{heading}</p> : null}
            <ul aria-label={heading ?? undefined}>
              {own.map((row) => (
                <li key={row.path}>
                  <MenuItem row={row} label={t(row.menu.label ?? row.title)} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

type MenuRow = RouteRow & { menu: NonNullable<RouteRow['menu']> };

/** The rows of the menu for who is signed in, in its order. */
export function useMenuRows(): readonly MenuRow[] {
  const { viewer, modules } = useSignedIn();
  return routes
    .filter((row): row is MenuRow => {
      if (!row.menu || row.access === 'public') return false;
      return row.access === 'user' || isInMenu(row.access, viewer, modules);
    })
    .toSorted((a, b) => groups.indexOf(a.menu.group) - groups.indexOf(b.menu.group) || a.menu.order - b.menu.order);
}

/** The item of a page under whose address another item lies is marked on that very page only, not on the other one too. */
const holdsAnother = ({ path }: RouteRow): boolean =>
  path === '/' || routes.some((other) => other.menu && other.path.startsWith(`${path}/`));

function MenuItem({ row, label, onChoose }: { row: MenuRow; label: string; onChoose?: () => void }) {
  const Icon = icons[row.menu.icon];
  return (
    <NavLink to={row.path} end={holdsAnother(row)} className="estrada-menu-item" onClick={onChoose}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      {label}
    </NavLink>
  );
}
