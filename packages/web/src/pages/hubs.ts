import type { MenuGroup } from './page-row.ts';

/** The last part of the address of each group's hub. The start page is the hub of `home`. */
const hubNames: Record<Exclude<MenuGroup, 'home'>, string> = {
  sales: 'vendas',
  insurance: 'seguros',
  vehicles: 'veiculos',
  registers: 'cadastros',
  parameters: 'parametros',
  uploads: 'cargas',
  extractions: 'extracoes',
};

/** The addresses of all hubs; `/menu` followed by anything else is no page. */
export const hubPaths: readonly string[] = Object.values(hubNames).map((name) => `/menu/${name}`);

/** The page with all pages of a group. */
export const hubPath = (group: MenuGroup): string => (group === 'home' ? '/' : `/menu/${hubNames[group]}`);

/** The group of a hub's address, or null if it is not one. */
export const groupOfHub = (name: string): MenuGroup | null =>
  (Object.keys(hubNames) as (keyof typeof hubNames)[]).find((group) => hubNames[group] === name) ?? null;
