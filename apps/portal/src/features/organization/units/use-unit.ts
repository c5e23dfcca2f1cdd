import { useCall } from '@estrada/web/calls/use-call.ts';
import { fromBranch, fromGroup, type UnitKind } from './unit.ts';

/** One branch or group by what its calls are addressed by; null asks for nothing. */
export function useUnit(kind: UnitKind, key: string | null) {
  const branch = useCall('readBranch', kind === 'branch' && key !== null ? { params: { branchId: key } } : null, {
    select: fromBranch,
  });
  const group = useCall('readGroup', kind === 'group' && key !== null ? { params: { groupName: key } } : null, {
    select: fromGroup,
  });
  return kind === 'branch' ? branch : group;
}
