import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useParts } from '@estrada/web/records/form/use-parts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PartField, PartsRow } from './form-rows.ts';
import type { FormValues } from './form-values.ts';
import { PlacedField } from './placed-field.tsx';
import { strings } from './strings.ts';

/** The people or things of a list: added, filled in and taken away one by one. */
export function PartsSection({ parts }: { parts: PartsRow }) {
  const t = useStrings(strings);
  const { path, words, max } = parts;
  const { keys, add, remove, error } = useParts(path, parts.empty, 'name' as never);
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
          <PartFields parts={parts} index={index} />
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

function PartFields({ parts, index }: { parts: PartsRow; index: number }) {
  return (
    <div className="proposal-fields">
      {parts.fields.map((field) => {
        const at = `${parts.path}.${index}${field.path.slice(parts.path.length)}`;
        return field.isShown ? (
          <ConditionalField key={at} field={field} at={at} part={`${parts.path}.${index}`} />
        ) : (
          <PlacedField key={at} row={field} at={at} />
        );
      })}
    </div>
  );
}

/** The few fields that depend on others of the same part. */
function ConditionalField({ field, at, part }: { field: PartField; at: string; part: string }) {
  const { control } = useFormContext<FormValues>();
  const typed = useWatch({ control, name: part as 'client.guarantors.0' });
  return field.isShown?.(typed) ? <PlacedField row={field} at={at} /> : null;
}
