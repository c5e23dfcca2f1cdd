import type { Capability } from '@estrada/domain/access/index';
import type { StylingName } from '@estrada/ui/styling-names';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A page file: a module with a named export `Page`. */
export type PageLoader = () => Promise<{ Page: (props: never) => ReactNode }>;

/** The groups of the menu in order. Each has a hub page; that of `home` is the start page itself. */
export const menuGroups = [
  'home',
  'sales',
  'insurance',
  'vehicles',
  'registers',
  'parameters',
  'uploads',
  'extractions',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The name and the purpose of a page, in one language. */
export type PageStrings = {
  /** the window title, and the name in the menu unless `menu` is shorter */
  title: string;
  /** the name in the menu, if the title would repeat the group's name */
  menu?: string;
  /** one line on the purpose of the page: in hub, palette, and below the heading of uploads and extractions */
  about?: string;
};

/** One row of the page table: what router, guard, menu, hubs, palette and titles need to know about a page. */
export type PageRow = {
  /** case-sensitive, with `:name` for parameters */
  path: string;
  /** loads the page's file */
  load: PageLoader;
  /** the props of the page's component, if several rows share one; `sharedPage` checks that they match */
  props?: object;
  /**
   * `public`: anyone · `user`: any user with a session · otherwise a capability of the access table (module flag
   * included), or several of which one is sufficient
   */
  access: 'public' | 'user' | Capability | readonly Capability[];
  words: { pt: PageStrings; en: PageStrings };
  /** a private page that explains the portal: at the foot of the menu and in the palette */
  isHelp?: true;
  /** default: `main-simulator` */
  styling?: StylingName;
  /** a public page without a surrounding frame */
  bare?: true;
  /** a public page for users who received its address: search engines do not index it, and it sends no referrer */
  isUnlisted?: true;
  /** a public page without content of its own; all others are prerendered by the build */
  drawnAtBuild?: false;
  /**
   * its position in the menu: in the order of the table within its group
   *
   * `unless`: users with this capability have another page with the same content in the menu · `only`: of several
   * capabilities that open the page, the one that gives it its entry
   */
  menu?: { group: MenuGroup; icon: Icon; unless?: Capability; only?: Capability };
};

/** A row with a menu entry. */
export type MenuRow = PageRow & { menu: NonNullable<PageRow['menu']> };
