import type { NamedProduct } from '@estrada/domain/products/index';
import { type SelectedProduct, selectionOf } from '@estrada/domain/simulation/index';
import type { MenuChoice, PricedMenu } from '@estrada/endpoints/index';
import { type Draft, menuSubjectOf } from './draft.ts';

/** The most products of a selection that a call accepts. */
const mostProducts = 20;

/** What was chosen in this sale before a column of the menu replaced it: its options and insurers' answers still count. */
export const knownProducts = ({ menuChoice }: Draft): SelectedProduct[] =>
  selectionOf([...(menuChoice?.before ?? []), ...(menuChoice?.known ?? [])]).slice(0, mostProducts);

/** The change of the draft that applies a column of the menu as it is shown. */
export function withColumn(
  chosen: PricedMenu['columns'][number],
  menu: PricedMenu,
  options: { chosenBy: MenuChoice['chosenBy']; custom: NamedProduct[]; known: SelectedProduct[] },
): (draft: Draft) => Partial<Draft> {
  const shown = menu.columns.map(({ column, installmentCents }) => ({ column, installmentCents }));
  return (draft) => {
    const change = { products: chosen.selection, selectedTerm: menu.termMonths };
    const choice = { ...options, column: chosen.column, shown, before: draft.products };
    return { ...change, menuChoice: { ...choice, of: menuSubjectOf({ ...draft, ...change }) } };
  };
}
