import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { get } from 'react-hook-form';
import type { ClientValues, Offer } from '../client-form/prefilled.ts';
import { useShownFields } from '../client-form/use-shown-fields.ts';
import { strings } from './strings.ts';

/** A source of values next to the form, to choose from: empty fields are preselected, replacements are not. */
export function CompareDialog({
  title,
  text,
  column,
  offers,
  here,
  earlier,
  onClose,
  onTake,
}: {
  title: string;
  text: string;
  /** heading of the source's values */
  column: string;
  offers: readonly Offer[];
  here: ClientValues;
  earlier: ClientValues;
  onClose: () => void;
  onTake: (chosen: readonly Offer[]) => void;
}) {
  const t = useStrings(strings);
  const { labelOf, showValue } = useShownFields(here.client.personType);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(offers.filter(({ isEmptyHere }) => isEmptyHere).map(({ path }) => path)),
  );
  const isAll = chosen.size === offers.length;
  const choose = (path: string, isTaken: boolean) =>
    setChosen(new Set(isTaken ? [...chosen, path] : [...chosen].filter((one) => one !== path)));
  const shown = (values: ClientValues, path: string) => showValue(path, get(values, path), values) || t('empty');
  const columns = { here: t('column.here'), earlier: column };
  return (
    <Modal opened onClose={onClose} size="xl" title={title} closeButtonProps={{ 'aria-label': t('back') }}>
      <Stack gap="md">
        <Text>{text}</Text>
        <Group>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => setChosen(new Set(isAll ? [] : offers.map(({ path }) => path)))}
          >
            {t(isAll ? 'none' : 'all')}
          </Button>
        </Group>
        <div className="record-compare">
          <table className="record-conflict-table">
            <thead>
              <tr>
                <th scope="col">{t('column.field')}</th>
                <th scope="col">{columns.here}</th>
                <th scope="col">{columns.earlier}</th>
              </tr>
            </thead>
            <tbody>
              {offers.map(({ path }) => (
                <tr key={path}>
                  <th scope="row">{labelOf(path)}</th>
                  <td data-label={columns.here}>{shown(here, path)}</td>
                  <td data-label={columns.earlier}>
                    <Checkbox
                      checked={chosen.has(path)}
                      onChange={(event) => choose(path, event.currentTarget.checked)}
                      label={shown(earlier, path)}
                      aria-label={t('take', { field: labelOf(path), value: shown(earlier, path) })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            disabled={chosen.size === 0}
            title={chosen.size === 0 ? t('nothing') : undefined}
            onClick={() => onTake(offers.filter(({ path }) => chosen.has(path)))}
          >
            {t('submit', { count: chosen.size })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
