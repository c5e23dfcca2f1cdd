import { PlaceList } from './place-list.tsx';

/** `/branches`: the branches (regionals) of the finance company. */
export function Page() {
  return <PlaceList kind="branch" />;
}
