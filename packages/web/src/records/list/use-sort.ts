import type { SortDirection, TableSort } from '@estrada/ui/index';
import { useSearchParams } from 'react-router';

const addressName = 'ordem';

/**
 * The sort order of a list, stored in the address as `ordem=city.desc`; the default order is omitted.
 *
 * @param names the orders that the endpoint supports, the default one first
 * @param initial the direction of the default order
 */
export function useSort<const Name extends string>(
  names: readonly [Name, ...Name[]],
  initial: SortDirection = 'asc',
): TableSort & { by: Name } {
  const [address, setAddress] = useSearchParams();
  const [wanted, way] = (address.get(addressName) ?? '').split('.');
  const by = names.find((name) => name === wanted);
  const isDirection = way === 'asc' || way === 'desc';
  return {
    by: by && isDirection ? by : names[0],
    direction: by && isDirection ? way : initial,
    onChange: (name, direction) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (name === names[0] && direction === initial) next.delete(addressName);
          else next.set(addressName, `${name}.${direction}`);
          return next;
        },
        { replace: true },
      ),
  };
}
