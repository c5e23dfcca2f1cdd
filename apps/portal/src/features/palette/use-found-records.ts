import { showMasked } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { paths } from '../../paths.ts';
import type { Found } from './found.ts';
import { strings } from './strings.ts';

/** Fewer characters find by no index; the server refuses them. */
const searchedFrom = 3;
const size = 5;

/** Records of one kind that were found. */
type FoundRecords = { key: 'proposals' | 'simulations' | 'dealers' | 'people'; items: readonly Found[] };

/** Proposals, simulations, dealers and people by name, number or whole document, as far as the person may see them. */
export function useFoundRecords(search: string): {
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
