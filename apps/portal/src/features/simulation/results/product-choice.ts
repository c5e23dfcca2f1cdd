import type { Translate } from '@estrada/web/strings/use-strings.ts';
import type { Draft } from '../model/draft.ts';
import type { strings } from '../strings.ts';

/** The displayed name of a product; one without a text shows its code. */
export const nameOfProduct = (code: string, t: Translate<typeof strings>): string =>
  code === 'GAP' ? t('product.GAP') : code;

/** Adds a product to the draft, or removes it. */
export const toggleProduct =
  (code: string, isOn: boolean) =>
  ({ products }: Pick<Draft, 'products'>): Pick<Draft, 'products'> => {
    const others = products.filter((one) => one !== code);
    return { products: isOn ? [...others, code] : others };
  };
