import { emptyOf, fieldsOf, partPath } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useStrings } from '../../strings/use-strings.ts';
import { focusField } from '../form/focus-field.ts';
import { useParts } from '../form/use-parts.ts';
import { PlacedField } from './placed-field.tsx';
import './rows.css';
import { strings } from './strings.ts';

/** What a list calls its parts. */
export type PartWords = {
  none: string;
  add: string;
  title: (position: number) => string;
  remove: (position: number) => string;
};

/** The people or things of a list: added, filled in and removed one by one. */
export function PartsSection({ list, words }: { list: Row; words: PartWords }) {
  const t = useStrings(strings);
  const { path, ui, rows } = list;
  const fields = fieldsOf(rows);
  const max = ui.max ?? Number.POSITIVE_INFINITY;
  const first = fields.some(({ name }) => name === 'name') ? 'name' : (fields[0]?.name ?? '');
  const { keys, add, remove, error } = useParts(path, emptyOf(rows), first);
  const isFull = keys.length >= max;
  return (
    <Stack gap="md">
      {keys.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
      {error ? (
        <Text c="var(--mantine-color-error)" size="sm" id={`${path}.problem`}>
          {error}
        </Text>
      ) : null}
      {keys.map((key, index) => (
        <fieldset key={key} className="row-part">
          <legend>{words.title(index + 1)}</legend>
          <div className="row-fields">
            {fields.map((row) => (
              <PlacedField key={row.path} row={row} at={partPath(list, index, row.path)} />
            ))}
          </div>
          <Group justify="flex-end" mt="xs">
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => {
                remove(index);
                focusField(path);
              }}
            >
              {words.remove(index + 1)}
            </Button>
          </Group>
        </fieldset>
      ))}
      <Group>
        <Button
          id={path}
          variant="default"
          aria-describedby={error ? `${path}.problem` : isFull ? `${path}.full` : undefined}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={isFull}
          onClick={add}
        >
          {words.add}
        </Button>
        {isFull ? (
          <Text size="sm" c="dimmed" id={`${path}.full`}>
            {t('parts.most', { max })}
          </Text>
        ) : null}
      </Group>
    </Stack>
  );
}
