import { financeTypes } from '@estrada/domain/enumerations/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { choiceField, dayField, textField } from '@estrada/web/records/list/address-fields.ts';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';

const fields = {
  search: textField('busca'),
  plan: choiceField(
    'plano',
    financeTypes.map(({ id }) => String(id)),
  ),
  from: dayField('de'),
  to: dayField('ate'),
  /** the client of this simulation: no document stands in an address */
  clientOf: textField('clienteDe'),
};

/** The saved simulations page by page, and what they are narrowed to. */
export function useSavedSimulations() {
  const filters = useFilters(fields);
  const { search, plan, from, to, clientOf } = filters.values;
  const list = usePagedCall('listSavedSimulations', {
    body: {
      search: search || undefined,
      financeTypeId: Number(plan) || undefined,
      from: from || undefined,
      to: to || undefined,
      clientOf: clientOf || undefined,
    },
  });
  return { filters, list };
}

const clientFields = { search: textField('busca') };

/** The clients of the saved simulations page by page. */
export function useSimulationClients() {
  const filters = useFilters(clientFields);
  const list = usePagedCall('listSimulationClients', { body: { search: filters.values.search || undefined } });
  return { filters, list };
}
