import { useParams } from 'react-router';
import { PlaceDetail } from './unit-detail.tsx';

/** `/branches/{branchId}`: one branch with its dealers. */
export function Page() {
  const { branchId = '' } = useParams();
  return <PlaceDetail key={branchId} kind="branch" placeKey={branchId} />;
}
