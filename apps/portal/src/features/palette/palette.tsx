import './palette.css';
import { showMasked } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useHelpRows, useMenuRows, usePageStrings } from '@estrada/web/pages/page-access.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { readRecent } from './recent.tsx';
import { strings } from './strings.ts';
import { hasEveryWord, numberIn, type SessionActs, useActions, wordsOf } from './use-actions.ts';

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
  /** the proposal with the number of the search, if it names one */
  proposalId: string | undefined;
  isSearching: boolean;
  hasFailed: boolean;
} {
  const t = useStrings(strings);
  const { can, user } = useSignedIn();
  const isAsked = search.length >= searchedFrom;
  const asks = (may: boolean, sought = search) => (isAsked && may ? { body: { search: sought, size } } : null);
  const number = numberIn(search);
  const proposals = useCall('listProposals', asks(can('proposals-consult'), number ?? search));
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
    proposalId: isAsked && number ? proposals.data?.items.find((row) => row.number === number)?.id : undefined,
    kinds: isAsked ? kinds.filter(({ items }) => items.length > 0) : [],
    isSearching: all.some(({ isFetching }) => isFetching),
    hasFailed: isAsked && all.some(({ isError }) => isError),
  };
}

/** More results than this are not read. */
const shownAtMost = 8;

/** The accessible pages whose strings contain every word of the search; matches of the name come first. */
function useFoundPages(search: string): readonly Found[] {
  const stringsOf = usePageStrings();
  const groups = useStrings(groupStrings);
  const sought = wordsOf(search);
  return [...useMenuRows(), ...useHelpRows()]
    .map((row) => {
      const { title, menu = '', about = '' } = stringsOf(row.words);
      const name = `${title} ${menu}`;
      const isFound = hasEveryWord(`${name} ${about} ${groups(row.menu?.group ?? 'help')}`, sought);
      const isNamedSo = hasEveryWord(name, sought);
      return { address: row.path, name: title, text: about, isFound, isNamedSo };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => Number(b.isNamedSo) - Number(a.isNamedSo))
    .slice(0, shownAtMost);
}

/** Debounce between the last key press and the calls. */
const settleMs = 200;

/** What is offered before anything is typed: what the user opened last, without the page that is shown. */
function useRecent(search: string): readonly Found[] {
  const { user } = useSignedIn();
  const { pathname } = useLocation();
  if (search.trim() !== '') return [];
  return readRecent(user.username)
    .filter(({ address }) => address !== pathname)
    .map((recent) => ({ ...recent, text: '' }));
}

/** An option: an address to open, or an act. */
type Option = Omit<Found, 'address'> & { value: string; run: () => void };

/** One search over pages, actions, proposals, simulations, dealers and people that the user has access to. */
export function Palette({ onClose, acts }: { onClose: () => void; acts: SessionActs }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), settleMs);
  const pages = useFoundPages(search);
  const { kinds, proposalId, isSearching, hasFailed } = useFoundRecords(settled);
  const number = numberIn(search);
  const actions = useActions(search, { number, id: proposalId }, acts);
  const isWaiting = isSearching || settled !== search.trim();

  const optionOf = (kind: string, { address, name, text }: Found): Option => ({
    value: `${kind} ${address}`,
    name,
    text,
    run: () => void navigate(address),
  });
  const acting = {
    key: 'actions' as const,
    options: actions.map((action): Option => {
      const { key, name, text } = action;
      return { value: key, name, text, run: 'run' in action ? action.run : () => void navigate(action.address) };
    }),
  };
  const paged = { key: 'pages' as const, options: pages.map((page) => optionOf('pages', page)) };
  const groups = [
    { key: 'recent' as const, options: useRecent(search).map((recent) => optionOf('recent', recent)) },
    // several words name an act ("nova simulação"), one names a page
    ...(wordsOf(search).length > 1 ? [acting, paged] : [paged, acting]),
    ...kinds.map(({ key, items }) => ({ key, options: items.map((item) => optionOf(key, item)) })),
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const found = options.map(({ value }) => value).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results have a new first option
  useEffect(() => void combobox.selectFirstOption(), [found]);

  const choose = (chosen: string) => {
    onClose();
    options.find(({ value }) => value === chosen)?.run();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      size="lg"
      yOffset="10vh"
      centered={false}
    >
      <Combobox store={combobox} onOptionSubmit={choose}>
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
          {groups.map((group) => (
            <Combobox.Group key={group.key} label={t(group.key)}>
              {group.options.map(({ value, name, text }) => (
                <Combobox.Option key={value} value={value}>
                  <span className="palette-name">{name}</span>
                  {text ? <span className="palette-text">{text}</span> : null}
                </Combobox.Option>
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
