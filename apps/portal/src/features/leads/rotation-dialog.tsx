import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { EmptyState } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { OrderList } from '@estrada/web/records/order/order-list.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { ActionIcon, Button, Group, Modal, Switch, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { strings } from './strings.ts';

type Rotation = ResponseOf<typeof endpoints.readLeadRotation>;

/** The round robin of the active dealer or, for users without one, of a chosen dealer. */
export function RotationDialog({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  const { viewer } = useSignedIn();
  const [chosen, setChosen] = useState<string | null>(null);
  const dealerId = viewer.activeDealerId ?? chosen;
  const query = useCall('readLeadRotation', dealerId ? { query: { dealerId } } : null);
  return (
    <Modal opened onClose={onClose} title={t('rotation.title')}>
      <Text size="sm" mb="md">
        {t('rotation.text')}
      </Text>
      {viewer.activeDealerId ? null : <DealerSelect value={chosen} onChange={setChosen} />}
      {dealerId ? (
        <Loaded query={query} label={t('rotation.title')}>
          {(rotation) => (
            <RotationForm
              key={`${dealerId} ${rotation.version}`}
              dealerId={dealerId}
              rotation={rotation}
              onClose={onClose}
            />
          )}
        </Loaded>
      ) : null}
    </Modal>
  );
}

function RotationForm({ dealerId, rotation, onClose }: { dealerId: string; rotation: Rotation; onClose: () => void }) {
  const t = useStrings(strings);
  const [sellers, setSellers] = useState(rotation.sellers);
  const [isOn, setOn] = useState(rotation.isOn);
  const act = useAct('saveLeadRotation', { reload: ['readLeadRotation'], alert: true });
  const others = [...rotation.sellers, ...rotation.others].filter(({ id }) => !sellers.some((one) => one.id === id));
  const save = async () => {
    const body = { version: rotation.version, isOn, sellerIds: sellers.map(({ id }) => id) };
    await act.run({ query: { dealerId }, body });
    showAlert({ type: 'success', text: t('rotation.done') });
    onClose();
  };
  if (sellers.length + others.length === 0) return <EmptyState title={t('rotation.noSellers')} text="" />;
  return (
    <>
      <Switch
        label={t('rotation.isOn')}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        mb="md"
      />
      {sellers.length === 0 ? <Text size="sm">{t('rotation.none')}</Text> : null}
      <OrderList
        label={t('rotation.order')}
        items={sellers}
        onChange={setSellers}
        action={({ id, name }) => (
          <ActionIcon
            variant="subtle"
            aria-label={t('rotation.remove', { name })}
            onClick={() => setSellers(sellers.filter((one) => one.id !== id))}
          >
            <IconX size={16} />
          </ActionIcon>
        )}
      />
      <Group gap="xs" my="md">
        {others.map((one) => (
          <Button key={one.id} size="compact-sm" variant="default" onClick={() => setSellers([...sellers, one])}>
            {t('rotation.add', { name: one.name })}
          </Button>
        ))}
      </Group>
      {/* the banner shows a refusal */}
      <Button loading={act.isBusy} onClick={() => void save().catch(() => undefined)}>
        {t('rotation.save')}
      </Button>
    </>
  );
}
