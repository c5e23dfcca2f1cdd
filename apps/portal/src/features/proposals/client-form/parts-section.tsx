import { emptyOf, fieldsOf } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useParts } from '@estrada/web/records/form/use-parts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { partPath } from './form-sections.ts';
import { PlacedField } from './placed-field.tsx';
import { strings } from './strings.ts';

/** The string keys of a list: `<key>.title`, `.add`, `.remove`, `.none`. */
export const wordsOfLists = {
  references: 'reference',
  responsibles: 'responsible',
  partners: 'partner',
  representatives: 'representative',
  guarantors: 'guarantor',
  attorneys: 'attorney',
} as const;

/** The people or things of a list: added, filled in and removed one by one. */
export function PartsSection({ list }: { list: Row }) {
  const t = useStrings(strings);
  const { path, ui, rows } = list;
  const max = ui.max ?? Number.POSITIVE_INFINITY;
  const words = wordsOfLists[list.name as keyof typeof wordsOfLists];
  const { keys, add, remove, error } = useParts(path, emptyOf(rows), 'name');
  const isFull = keys.length >= max;
  return (
    <Stack gap="md">
      {keys.length === 0 ? <Text c="dimmed">{t(`${words}.none`)}</Text> : null}
      {error ? (
        <Text c="var(--mantine-color-error)" size="sm" id={`${path}.problem`}>
          {error}
        </Text>
      ) : null}
      {keys.map((key, index) => (
        <fieldset key={key} className="proposal-responsible">
          <legend>{t(`${words}.title`, { position: index + 1 })}</legend>
          <div className="proposal-fields">
            {fieldsOf(rows).map((row) => (
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
              {t(`${words}.remove`, { position: index + 1 })}
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
          {t(`${words}.add`)}
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
