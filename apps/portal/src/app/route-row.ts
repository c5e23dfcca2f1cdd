import type { Capability } from '@estrada/domain/access/index';
import type { stylings } from '@estrada/ui/theme';
import type { KeyOf } from '@estrada/web/words/define-strings.ts';
import type { ComponentType } from 'react';
import type { strings } from './strings.ts';

/** A page file: a module with a named export `Page`. */
export type PageLoader = () => Promise<{ Page: ComponentType }>;

/** One row of the route table. */
export type RouteRow = {
  path: string;
  /** lazily loaded; `not-built` shows a page that says so, after the guard */
  page: PageLoader | 'not-built';
  /** `public`: anybody · `user`: anybody signed in · else the capability of the access table, its module flag included */
  access: 'public' | 'user' | Capability;
  title: KeyOf<typeof strings>;
  styling: keyof typeof stylings;
  /** public pages that fill the window themselves */
  bare?: true;
  /** its place in the menu; without one it has none */
  menu?: {
    group: MenuGroup;
    icon: MenuIcon;
    order: number;
    /** where the title says again what the group says already */
    label?: KeyOf<typeof strings>;
  };
};

/** Groups of the menu in their order; `top` has no heading. */
export type MenuGroup = 'top' | 'sales' | 'parameters' | 'registers' | 'uploads' | 'reports';
export type MenuIcon =
  | 'home'
  | 'simulator'
  | 'saved'
  | 'proposals'
  | 'fees'
  | 'dealers'
  | 'branches'
  | 'groups'
  | 'dgi'
  | 'upload'
  | 'download'
  | 'audit'
  | 'users';
