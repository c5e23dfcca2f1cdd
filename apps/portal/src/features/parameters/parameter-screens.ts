import { type ParameterKind, parameterTable } from '@estrada/domain/parameters/index';
import type { KeyOf } from '@estrada/web/words/define-strings.ts';
import type { strings } from './strings.ts';

/** What tells the screen of one kind of parameter from the others. */
export type ParameterScreen = {
  /** its address in the route table */
  path: string;
  kind: ParameterKind & { typeName: keyof typeof parameterTable };
  title: KeyOf<typeof strings>;
  /** what the fee is and who pays it, below the title */
  about: KeyOf<typeof strings>;
};

/** One row per kind; the page finds its own by the address. */
export const parameterScreens: readonly ParameterScreen[] = [
  { path: '/parameters/tcc', kind: parameterTable.TCC, title: 'tcc.title', about: 'tcc.about' },
];

/**
 * The screen of an address.
 *
 * @throws Error when the route table leads here without a row above
 */
export function screenAt(pathname: string): ParameterScreen {
  const screen = parameterScreens.find(({ path }) => path === pathname);
  if (!screen) throw new Error(`No parameter screen at ${pathname}`);
  return screen;
}
