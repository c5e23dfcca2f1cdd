import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { isSameProduct, type MissingProduct, type SelectedProduct } from '@estrada/domain/simulation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import type { Draft } from '../model/draft.ts';

type Chosen = Pick<Draft, 'products'>;
type Named = Pick<SelectedProduct, 'code' | 'provider'>;

/** Whether a product is selected, of that insurer or supplier or of any. */
export const isSelected = ({ products }: Chosen, product: Named): boolean =>
  products.some((one) => isSameProduct(one, product));

/** Whether the insurer has to be asked again for a selected product. */
export const isWithoutQuote = ({ reason }: MissingProduct): boolean =>
  reason === 'noQuote' || reason === 'quoteExpired';

/** Adds products to the draft, in place of their earlier choice. */
export const withProducts =
  (added: readonly SelectedProduct[]) =>
  (draft: Chosen): Chosen => ({ products: [...withoutProducts(added)(draft).products, ...added] });

/** Removes products from the draft; what remains of a combo is no longer one. */
export const withoutProducts =
  (removed: readonly Named[]) =>
  ({ products }: Chosen): Chosen => {
    const isRemoved = (one: SelectedProduct) => removed.some((other) => isSameProduct(one, other));
    const broken = products.flatMap((one) => (isRemoved(one) && one.comboId !== null ? [one.comboId] : []));
    const left = products.filter((one) => !isRemoved(one));
    return {
      products: left.map((one) =>
        one.comboId !== null && broken.includes(one.comboId) ? { ...one, comboId: null } : one,
      ),
    };
  };

/** The name of a product by its code. */
export function useProductName(): (code: string) => string {
  const { language } = useLanguage();
  return (code) => pickText(productName(code), language);
}
