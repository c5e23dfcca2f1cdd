import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Found } from './found.ts';
import './palette.css';
import { strings } from './strings.ts';
import { useFoundPages } from './use-found-pages.ts';
import { useFoundRecords } from './use-found-records.ts';

/** From the last key to the calls. */
const settleMs = 200;

/** One search over pages, proposals, simulations, dealers and people, by what the person may reach. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), settleMs);
  const pages = useFoundPages(search);
  const { kinds, isSearching, hasFailed } = useFoundRecords(settled);
  const isWaiting = isSearching || settled !== search.trim();
  const groups = [...(pages.length > 0 ? [{ key: 'pages' as const, items: pages }] : []), ...kinds];
  const found = groups.flatMap(({ items }) => items.map(({ address }) => address)).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is another first one
  useEffect(() => void combobox.selectFirstOption(), [found]);

  const open = (address: string) => {
    onClose();
    void navigate(address);
  };
  return (
    <Modal opened onClose={onClose} title={t('title')} size="lg" yOffset="10vh" centered={false}>
      <Combobox store={combobox} onOptionSubmit={open}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            aria-label={t('title')}
            placeholder={t('hint')}
            description={t('keys')}
            inputWrapperOrder={['input', 'description']}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className="palette-found" aria-label={t('title')}>
          {groups.map(({ key, items }) => (
            <Combobox.Group key={key} label={t(key)}>
              {items.map((item) => (
                <FoundOption key={item.address} item={item} />
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox>
      <Text size="sm" c="dimmed" role="status" mt="xs">
        {isWaiting ? t('searching') : hasFailed ? t('failed') : groups.length === 0 ? t('none') : ''}
      </Text>
    </Modal>
  );
}

function FoundOption({ item }: { item: Found }) {
  return (
    <Combobox.Option value={item.address}>
      <span className="palette-name">{item.name}</span>
      <span className="palette-text">{item.text}</span>
    </Combobox.Option>
  );
}
