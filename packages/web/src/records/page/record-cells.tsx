import { formatInstant } from '@estrada/domain/formats/index';
import { RowMenu, StatusPill } from '@estrada/ui/index';
import { Anchor, Menu, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import '../form/record-form.css';
import './record-page.css';
import type { Nouns } from './record-kind.ts';
import { useListState } from './use-list-return.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** The name of a row. @param to where it links; null for no link @param below a second line */
export function RecordName({ to, below, children }: { to: string | null; below?: string; children: ReactNode }) {
  const state = useListState();
  const name = to ? (
    <Anchor component={Link} to={to} state={state} fw={600}>
      {children}
    </Anchor>
  ) : (
    children
  );
  if (below === undefined) return name;
  return (
    <span className="record-name">
      {name}
      <Text component="span" size="xs" c="dimmed">
        {below}
      </Text>
    </span>
  );
}

/** Whether a record is enabled. */
export function EnabledPill({ nouns, enabled }: { nouns: Nouns; enabled: boolean }) {
  const { sayGendered } = useRecordStrings(nouns);
  return (
    <StatusPill tone={enabled ? 'success' : 'neutral'}>{sayGendered(enabled ? 'enabled' : 'disabled')}</StatusPill>
  );
}

/** An instant in one line; a dash if there is none. */
export function Instant({ at }: { at: string | null }) {
  return <span className="record-instant">{at ? formatInstant(at) : '–'}</span>;
}

/** The acts on a row: its form, and the given items; without any it renders nothing. */
export function RecordMenu({
  nouns,
  name,
  editAt,
  children,
}: {
  nouns: Nouns;
  name: string;
  /** the address of its form; null for users who may not change it */
  editAt: string | null;
  children?: ReactNode;
}) {
  const { say } = useRecordStrings(nouns);
  const state = useListState();
  const items = [children].flat().filter(Boolean);
  if (!editAt && items.length === 0) return null;
  return (
    <RowMenu label={say('actionsOf', { name })}>
      {editAt ? (
        <Menu.Item component={Link} to={editAt} state={state}>
          {say('edit')}
        </Menu.Item>
      ) : null}
      {items}
    </RowMenu>
  );
}
