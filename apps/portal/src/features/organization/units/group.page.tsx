import { useParams } from 'react-router';
import { UnitDetail } from './unit-detail.tsx';

/** `/groups/{groupName}`: one group with its dealers. */
export function Page() {
  const { groupName = '' } = useParams();
  return <UnitDetail key={groupName} kind="group" unitKey={groupName} />;
}
