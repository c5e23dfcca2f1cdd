import { StatusPill } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from './strings.ts';
import type { Unit } from './unit.ts';

/** Whether a unit is in use. */
export function UnitStatus({ unit }: { unit: Unit }) {
  const t = useStrings(strings);
  return (
    <StatusPill tone={unit.enabled ? 'success' : 'neutral'}>
      {t(unit.enabled ? `${unit.kind}.isEnabled` : `${unit.kind}.isDisabled`)}
    </StatusPill>
  );
}
