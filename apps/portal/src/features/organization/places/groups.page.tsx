import { PlaceList } from './place-list.tsx';

/** `/groups`: the groups of dealers. */
export function Page() {
  return <PlaceList kind="group" />;
}
