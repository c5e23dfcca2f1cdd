import type { Settlement } from '@estrada/endpoints/index';
import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';

/** How often is asked while a partner is at work: it answers within seconds. */
const workingMs = 3_000;
/** And while people sign: that takes them minutes or days. */
const signingMs = 15_000;

const isUnderWay = ({ liens, payments }: Settlement): boolean =>
  liens.some(({ status, stop }) => stop === null && ['REQUESTED', 'UNKNOWN', 'RELEASING'].includes(status)) ||
  payments.some(({ status, stop }) => stop === null && ['REQUESTED', 'UNKNOWN', 'SENT'].includes(status));

function paceOf(settlement: Settlement | undefined): number | false {
  if (!settlement) return false;
  if (isUnderWay(settlement)) return workingMs;
  return settlement.signature === 'IN_PROGRESS' ? signingMs : false;
}

/** What stands between a contract and its payment; asked for again while a partner works, and whenever the proposal has changed. */
export function useSettlement(proposalId: string, version: number) {
  const query = useCall(
    'readSettlement',
    { params: { id: proposalId } },
    { refetchInterval: ({ state }) => paceOf(state.data) },
  );
  useOnChange(version, () => void query.refetch());
  const reload = useReload();
  // a partner's word takes away what the page says is missing, though nobody has done anything here
  useOnChange(query.data?.missing.map(({ path }) => path).join(), () => void reload('readProposal'));
  return query;
}
