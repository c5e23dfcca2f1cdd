import { type Capability, isInMenu } from '@estrada/domain/access/index';
import { useSignedIn } from '../session/use-session.ts';
import { useLanguage } from '../strings/use-language.ts';
import { type MenuRow, menuGroups, type PageRow, type PageStrings } from './page-row.ts';
import { usePages } from './page-table.ts';

const satisfies = (access: PageRow['access'], can: (capability: Capability) => boolean): boolean => {
  if (access === 'public' || access === 'user') return true;
  return typeof access === 'string' ? can(access) : access.some(can);
};

/** Whether a user with these capabilities may open a page. Private pages also require a login. */
export const canOpen = (row: PageRow, can: (capability: Capability) => boolean): boolean => satisfies(row.access, can);

/** The user's menu rows: in the order of the groups, then of the table. */
export function useMenuRows(): readonly MenuRow[] {
  const { viewer, modules } = useSignedIn();
  return usePages()
    .rows.filter((row): row is MenuRow => {
      if (!row.menu || row.access === 'public') return false;
      const can = (capability: Capability) => isInMenu(capability, viewer, modules);
      return satisfies(row.menu.only ?? row.access, can) && !(row.menu.unless && can(row.menu.unless));
    })
    .toSorted((a, b) => menuGroups.indexOf(a.menu.group) - menuGroups.indexOf(b.menu.group));
}

/** The pages that explain the portal and that the user may open, for the foot of the menu and the palette. */
export function useHelpRows(): readonly PageRow[] {
  const { viewer, modules } = useSignedIn();
  const can = (capability: Capability) => isInMenu(capability, viewer, modules);
  return usePages().rows.filter(({ isHelp, access }) => isHelp && satisfies(access, can));
}

/** The strings of a page in the language of the screen. */
export function usePageStrings(): (words: PageRow['words']) => PageStrings {
  const { language } = useLanguage();
  return (words) => words[language === 'en' ? 'en' : 'pt'];
}
