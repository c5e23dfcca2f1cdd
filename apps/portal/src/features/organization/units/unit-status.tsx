import { StatusPill } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from './strings.ts';
import type { Place } from './unit.ts';

/** Whether a place is in use. */
export function PlaceStatus({ place }: { place: Place }) {
  const t = useStrings(strings);
  return (
    <StatusPill tone={place.enabled ? 'success' : 'neutral'}>
      {t(place.enabled ? `${place.kind}.isEnabled` : `${place.kind}.isDisabled`)}
    </StatusPill>
  );
}
