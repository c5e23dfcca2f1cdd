import { useParams } from 'react-router';
import { UnitDetail } from './unit-detail.tsx';

/** `/branches/{branchId}`: one branch with its dealers. */
export function Page() {
  const { branchId = '' } = useParams();
  return <UnitDetail key={branchId} kind="branch" unitKey={branchId} />;
}
