import { groupOfHub, hubPath } from '@estrada/web/pages/hubs.ts';
import { useHelpRows, useMenuRows, usePageStrings } from '@estrada/web/pages/page-access.ts';
import { type MenuGroup, type MenuRow, menuGroups } from '@estrada/web/pages/page-row.ts';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router';

/**
 * Up to this many pages, the menu shows all of them: a user with a customer at the desk should not have to open a group
 * first.
 */
const allShownUpTo = 26;

/** The user's menu: the pages of the page table that the access table allows, by group. */
export function MenuList({ label, onChoose }: { label: string; onChoose?: () => void }) {
  const t = useStrings(groupStrings);
  const rows = useMenuRows();
  const current = useCurrentGroup();
  const isShort = rows.length <= allShownUpTo;
  return (
    <nav aria-label={label} className="estrada-menu">
      {menuGroups.map((group) => {
        const own = rows.filter((row) => row.menu.group === group);
        if (own.length === 0) return null;
        const isOpen = group === 'home' || isShort || group === current;
        return (
          <div key={group}>
            {group === 'home' ? null : (
              <NavLink to={hubPath(group)} className="estrada-menu-group" onClick={onChoose}>
                {t(group)}
                {isOpen ? null : <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />}
              </NavLink>
            )}
            {isOpen ? (
              <ul aria-label={group === 'home' ? undefined : t(group)}>
                {own.map((row) => (
                  <li key={row.path}>
                    <MenuItem row={row} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        );
      })}
    </nav>
  );
}

/**
 * The pages that explain the portal, at the foot of the menu. Below a page they would move away from the focus while
 * the page loads.
 */
export function HelpLinks({ onChoose }: { onChoose?: () => void }) {
  const group = useStrings(groupStrings)('help');
  const stringsOf = usePageStrings();
  return (
    <nav aria-label={group} className="estrada-help">
      <span aria-hidden="true">{group}</span>
      {useHelpRows().map(({ path, words }) => (
        <NavLink key={path} to={path} onClick={onChoose}>
          {stringsOf(words).title}
        </NavLink>
      ))}
    </nav>
  );
}

/** The group of the current page: by its hub, its row, or the row above its address. */
function useCurrentGroup(): MenuGroup | null {
  const { pathname } = useLocation();
  const { rows, find } = usePages();
  if (pathname.startsWith('/menu/')) return groupOfHub(pathname.slice('/menu/'.length));
  const own = find(pathname)?.menu?.group;
  const above = rows
    .filter((row) => row.menu && row.path !== '/' && pathname.startsWith(`${row.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return own ?? above?.menu?.group ?? null;
}

function MenuItem({ row, onChoose }: { row: MenuRow; onChoose?: () => void }) {
  const { rows } = usePages();
  const words = usePageStrings()(row.words);
  const Icon = row.menu.icon;
  // an item whose address is the prefix of another item's is marked only on its own page
  const holdsAnother = row.path === '/' || rows.some((other) => other.menu && other.path.startsWith(`${row.path}/`));
  return (
    <NavLink to={row.path} end={holdsAnother} className="estrada-menu-item" onClick={onChoose}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      {words.menu ?? words.title}
    </NavLink>
  );
}
