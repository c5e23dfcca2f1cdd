import type { Draft } from '../model/draft.ts';

/** Adds products to the draft, or removes them. */
export const toggleProducts =
  (codes: readonly string[], isOn: boolean) =>
  ({ products }: Pick<Draft, 'products'>): Pick<Draft, 'products'> => {
    const others = products.filter((one) => !codes.includes(one));
    return { products: isOn ? [...others, ...codes] : others };
  };
