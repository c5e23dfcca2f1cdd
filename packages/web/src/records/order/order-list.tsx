import './order-list.css';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

type Ordered = { id: string; name: string };
type Moved = { id: string; by: 'handle' | 'up' | 'down' };

/**
 * A list whose order is changed by dragging, by the arrow keys on a handle, and by buttons.
 *
 * @param action a further control of each row
 */
export function OrderList<Item extends Ordered>({
  label,
  items,
  onChange,
  action,
}: {
  label: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  action?: (item: Item) => ReactNode;
}) {
  const t = useStrings(strings);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const placeOf = (id: string) => items.findIndex((one) => one.id === id);

  // moving an element in the document takes its focus away
  useEffect(() => {
    if (!moved) return;
    const wanted = list.current?.querySelector<HTMLButtonElement>(`[data-id="${moved.id}"] [data-by="${moved.by}"]`);
    const handle = list.current?.querySelector<HTMLButtonElement>(`[data-id="${moved.id}"] [data-by="handle"]`);
    (wanted?.disabled ? handle : wanted)?.focus();
  }, [moved]);

  function move(id: string, to: number, by?: Moved['by']): void {
    const from = placeOf(id);
    if (to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]!));
    if (by) setMoved({ id, by });
  }

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, placeOf(id) + step, 'handle');
  };

  const spoken = moved && items[placeOf(moved.id)];
  return (
    <>
      <ol ref={list} className="order-list" aria-label={label}>
        {items.map((item, index) => {
          const { id, name } = item;
          const place = { name, place: index + 1, total: items.length };
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
                aria-label={t('moveOf', place)}
                onKeyDown={(event) => onKeyDown(event, id)}
              >
                <IconGripVertical size={18} aria-hidden="true" />
              </ActionIcon>
              <span className="order-list-name">
                {index + 1}. {name}
              </span>
              <ActionIcon
                variant="default"
                data-by="up"
                disabled={index === 0}
                aria-label={t('up', place)}
                onClick={() => move(id, index - 1, 'up')}
              >
                <IconChevronUp size={18} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="default"
                data-by="down"
                disabled={index === items.length - 1}
                aria-label={t('down', place)}
                onClick={() => move(id, index + 1, 'down')}
              >
                <IconChevronDown size={18} aria-hidden="true" />
              </ActionIcon>
              {action?.(item)}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">
        {spoken ? t('moved', { name: spoken.name, place: placeOf(spoken.id) + 1, total: items.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
