import { EmptyState } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { ActionIcon, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import './combo-order.css';
import { strings } from './strings.ts';

type Combo = { id: string; version: number; comboName: string };
type Moved = { id: string; by: 'handle' | 'up' | 'down' };

/** The enabled combos in their order, which dragging, the arrow keys and buttons change. */
export function ComboOrder() {
  const t = useStrings(strings);
  const query = useCall('listCombos', {
    query: { status: 'enabled', sort: 'position', direction: 'asc', size: 100 },
  });
  return (
    <Loaded query={query} label={t('order.loading')}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('order.empty')} text={t('order.emptyText')} />
        ) : (
          <Order key={items.map(({ id, version }) => id + version).join()} items={items} />
        )
      }
    </Loaded>
  );
}

function Order({ items }: { items: readonly Combo[] }) {
  const t = useStrings(strings);
  const save = useAct('reorderCombos', { reload: ['listCombos', 'readCombo', 'readHistory'] });
  const [order, setOrder] = useState(items);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const placeOf = (id: string) => order.findIndex((one) => one.id === id);
  const isChanged = order.some((one, place) => one.id !== items[place]!.id);

  // moving an element in the document takes its focus away
  useEffect(() => {
    if (!moved) return;
    const wanted = list.current?.querySelector<HTMLButtonElement>(`[data-id="${moved.id}"] [data-by="${moved.by}"]`);
    const handle = list.current?.querySelector<HTMLButtonElement>(`[data-id="${moved.id}"] [data-by="handle"]`);
    (wanted?.disabled ? handle : wanted)?.focus();
  }, [moved]);

  function move(id: string, to: number, by?: Moved['by']): void {
    const from = placeOf(id);
    if (to < 0 || to >= order.length || to === from) return;
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, order[from]!));
    if (by) setMoved({ id, by });
  }

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, placeOf(id) + step, 'handle');
  };

  const saveOrder = () =>
    save.run({ body: { items: order.map(({ id, version }) => ({ id, version })) } }).then(
      () => showAlert({ type: 'success', code: 'combos.moved' }),
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'SET001') showAlert({ type: 'error', text: t('order.stale') });
        else alertFailure(error);
      },
    );

  const spoken = moved && order[placeOf(moved.id)];
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('order.how')}
      </Text>
      <ol ref={list} className="combo-order" aria-label={t('order.list')}>
        {order.map(({ id, comboName }, index) => {
          const place = { name: comboName, place: index + 1, total: order.length };
          return (
            <li
              key={id}
              data-id={id}
              data-dragged={id === dragged || undefined}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(id);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <ActionIcon
                variant="subtle"
                color="gray"
                data-by="handle"
                aria-label={t('order.moveOf', place)}
                onKeyDown={(event) => onKeyDown(event, id)}
              >
                <IconGripVertical size={18} aria-hidden="true" />
              </ActionIcon>
              <span className="combo-order-name">
                {index + 1}. {comboName}
              </span>
              <ActionIcon
                variant="default"
                data-by="up"
                disabled={index === 0}
                aria-label={t('order.up', place)}
                onClick={() => move(id, index - 1, 'up')}
              >
                <IconChevronUp size={18} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="default"
                data-by="down"
                disabled={index === order.length - 1}
                aria-label={t('order.down', place)}
                onClick={() => move(id, index + 1, 'down')}
              >
                <IconChevronDown size={18} aria-hidden="true" />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">
        {spoken ? t('order.moved', { name: spoken.comboName, place: placeOf(spoken.id) + 1, total: order.length }) : ''}
      </VisuallyHidden>
      <Group mt="md">
        <Button disabled={!isChanged} loading={save.isBusy} onClick={() => void saveOrder()}>
          {t('order.save')}
        </Button>
        <Button variant="default" disabled={!isChanged || save.isBusy} onClick={() => setOrder(items)}>
          {t('order.discard')}
        </Button>
      </Group>
    </>
  );
}
