import type { Draft } from '../model/draft.ts';

/** Adds a product to the draft, or removes it. */
export const toggleProduct =
  (code: string, isOn: boolean) =>
  ({ products }: Pick<Draft, 'products'>): Pick<Draft, 'products'> => {
    const others = products.filter((one) => one !== code);
    return { products: isOn ? [...others, code] : others };
  };
