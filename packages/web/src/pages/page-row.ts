import type { Capability } from '@estrada/domain/access/index';
import type { stylings } from '@estrada/ui/theme';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A page file: a module with a named export `Page`. */
export type PageLoader = () => Promise<{ Page: (props: never) => ReactNode }>;

/** The groups of the menu in their order. Each has a hub page; that of `home` is the start page itself. */
export const menuGroups = ['home', 'sales', 'insurance', 'vehicles', 'registers', 'parameters', 'files'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** What a page is called and for, in one language. */
export type PageStrings = {
  /** the title of the window, and the name in the menu unless `menu` gives a shorter one */
  title: string;
  /** the name in the menu, where the title repeats what the group says already */
  menu?: string;
  /** one line on what the page is for: hub, palette, and below the heading of uploads and extractions */
  about?: string;
};

/** One row of the page table: everything that router, guard, menu, hubs, palette and titles need to know of a page. */
export type PageRow = {
  /** case-sensitive, with `:name` for what varies */
  path: string;
  /** loads the page's file; `null`: not built yet, so after the guard a page says so, and no menu shows it */
  load: PageLoader | null;
  /** what the page's component is given, where several rows share one; `sharedPage` keeps the two together */
  props?: object;
  /**
   * `public`: anybody · `user`: anybody signed in · else the capability of the access table (module flag included), or
   * several of which one is enough
   */
  access: 'public' | 'user' | Capability | readonly Capability[];
  words: { pt: PageStrings; en: PageStrings };
  /** `main-simulator` where it is not said */
  styling?: keyof typeof stylings;
  /** a public page that fills the window itself */
  bare?: true;
  /** a public page for who was given its address: no search engine lists it, and it says nowhere where it was */
  isUnlisted?: true;
  /** a public page that shows nothing of its own; all others come drawn by the build */
  drawnAtBuild?: false;
  /**
   * its place in the menu: in the order of the table within its group
   *
   * `unless`: who has this capability has another page that shows the same in the menu
   */
  menu?: { group: MenuGroup; icon: Icon; unless?: Capability };
};

/** A row that stands in the menu. */
export type MenuRow = PageRow & { menu: NonNullable<PageRow['menu']> };
