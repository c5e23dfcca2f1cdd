import { useParams } from 'react-router';
import { PlaceDetail } from './unit-detail.tsx';

/** `/groups/{groupName}`: one group with its dealers. */
export function Page() {
  const { groupName = '' } = useParams();
  return <PlaceDetail key={groupName} kind="group" placeKey={groupName} />;
}
