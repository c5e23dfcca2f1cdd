import './palette.css';
import { showMasked } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useHelpRows, useMenuRows, usePageStrings } from '@estrada/web/pages/page-access.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { plainText } from '@estrada/web/strings/plain-text.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

/** A search result and its address. */
type Found = { address: string; name: string; text: string };

/** Shorter searches use no index; the server refuses them. */
const searchedFrom = 3;
const size = 5;

/** The results of one kind of record. */
type FoundRecords = { key: 'proposals' | 'simulations' | 'dealers' | 'people'; items: readonly Found[] };

/** Proposals, simulations, dealers and people by name, number or full document, among those that the user may see. */
function useFoundRecords(search: string): {
  kinds: readonly FoundRecords[];
  isSearching: boolean;
  hasFailed: boolean;
} {
  const t = useStrings(strings);
  const { can, user } = useSignedIn();
  const isAsked = search.length >= searchedFrom;
  const asks = (may: boolean) => (isAsked && may ? { body: { search, size } } : null);
  const proposals = useCall('listProposals', asks(can('proposals-consult')));
  const simulations = useCall('listSavedSimulations', asks(can('saved-simulations')));
  const dealers = useCall('listDealers', isAsked && can('dealers-list') ? { query: { search, size } } : null);
  const people = useCall(
    'listUsers',
    isAsked && can('users-list') ? { params: { type: user.userType }, query: { name: search, size } } : null,
  );
  const all = [proposals, simulations, dealers, people];
  const kinds: FoundRecords[] = [
    {
      key: 'proposals',
      items: (proposals.data?.items ?? []).map((row) => ({
        address: paths.proposal(row.id),
        name: `${row.number} · ${row.clientName}`,
        text: `${row.vehicleLabel} · ${showMasked(row.clientDocumentMasked)}`,
      })),
    },
    {
      key: 'simulations',
      items: (simulations.data?.items ?? []).map((row) => ({
        address: paths.savedSimulation(row.id),
        name: `${row.code} · ${row.clientName ?? t('noName')}`,
        text: row.vehicleLabel,
      })),
    },
    {
      key: 'dealers',
      items: (dealers.data?.items ?? []).map((row) => ({
        address: row.can.edit ? paths.dealer(row.id) : `${paths.dealers}?busca=${encodeURIComponent(row.tradingName)}`,
        name: `${row.GMFcode} · ${row.tradingName}`,
        text: `${row.city} · ${row.state}`,
      })),
    },
    {
      key: 'people',
      items: (people.data?.items ?? []).map((row) => ({
        address: paths.user(row.userType, row.username),
        name: row.name,
        text: row.username,
      })),
    },
  ];
  return {
    kinds: isAsked ? kinds.filter(({ items }) => items.length > 0) : [],
    isSearching: all.some(({ isFetching }) => isFetching),
    hasFailed: isAsked && all.some(({ isError }) => isError),
  };
}

/** More results than this are not read. */
const shownAtMost = 8;

/** The accessible pages whose strings contain every word of the search; matches of the name come first. */
function useFoundPages(search: string): readonly Found[] {
  const wordsOf = usePageStrings();
  const groups = useStrings(groupStrings);
  const sought = plainText(search).split(/\s+/).filter(Boolean);
  return [...useMenuRows(), ...useHelpRows()]
    .map((row) => {
      const { title, menu = '', about = '' } = wordsOf(row.words);
      const name = plainText(`${title} ${menu}`);
      const all = `${name} ${plainText(about)} ${plainText(groups(row.menu?.group ?? 'help'))}`;
      const isFound = sought.every((word) => all.includes(word));
      const isNamedSo = sought.every((word) => name.includes(word));
      return { address: row.path, name: title, text: about, isFound, isNamedSo };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => Number(b.isNamedSo) - Number(a.isNamedSo))
    .slice(0, shownAtMost);
}

/** Debounce between the last key press and the calls. */
const settleMs = 200;

/** One search over pages, proposals, simulations, dealers and people that the user has access to. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results have a new first option
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
