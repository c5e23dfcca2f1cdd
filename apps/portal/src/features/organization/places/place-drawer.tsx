import { useReload } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Drawer, Skeleton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { changedByOrganization } from '../dealer-queries.ts';
import { useDrawerAddress } from '../use-drawer-address.ts';
import { BranchForm } from './branch-form.tsx';
import { GroupForm } from './group-form.tsx';
import type { Place, PlaceKind } from './place.ts';
import { strings } from './strings.ts';
import { usePlace } from './use-places.ts';

/**
 * Registers a place or changes one, beside the list or page that it was opened from.
 *
 * @param onSaved where the page goes on when the record has changed; otherwise the drawer just closes
 */
export function PlaceDrawer({ kind, onSaved }: { kind: PlaceKind; onSaved?: (place: Place) => string }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const reload = useReload();
  const { key, isNew, closed } = useDrawerAddress();
  const query = usePlace(kind, isNew ? null : key);
  const Form = kind === 'branch' ? BranchForm : GroupForm;
  const place = isNew ? null : query.data;
  return (
    <Drawer
      opened={key !== null}
      onClose={() => navigate(closed)}
      position="right"
      size="md"
      title={t(isNew ? `${kind}.register` : `${kind}.edit`)}
      closeButtonProps={{ 'aria-label': t('form.close') }}
    >
      {place === undefined && query.isError ? (
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {place === undefined && query.isPending ? (
        <Skeleton height={200} radius="md" role="status" aria-label={t(`${kind}.loading`)} />
      ) : null}
      {place !== undefined ? (
        <Form
          key={key}
          place={place}
          cancelTo={closed}
          onSaved={(saved) => {
            navigate(onSaved?.(saved) ?? closed);
            void reload(...changedByOrganization);
          }}
        />
      ) : null}
    </Drawer>
  );
}
