import type { Translate } from '@estrada/web/strings/use-strings.ts';
import type { Draft } from '../model/draft.ts';
import type { strings } from '../strings.ts';

/** What a product is called on screen; one without words of ours keeps its code. */
export const nameOfProduct = (code: string, t: Translate<typeof strings>): string =>
  code === 'GAP' ? t('product.GAP') : code;

/** Takes a product into the draft, or out of it. */
export const toggleProduct =
  (code: string, isOn: boolean) =>
  ({ products }: Pick<Draft, 'products'>): Pick<Draft, 'products'> => {
    const others = products.filter((one) => one !== code);
    return { products: isOn ? [...others, code] : others };
  };
