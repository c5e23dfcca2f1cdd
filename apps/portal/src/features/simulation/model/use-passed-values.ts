import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { strings } from '../strings.ts';
import type { Draft } from './draft.ts';
import { typePrice } from './entry.ts';
import { clearedFrom } from './vehicle.ts';

/** The values that another page passes with the address. */
type Passed = {
  /** read from a client's document by the capture page */
  client?: Partial<Record<'name' | 'cpf' | 'birthDate', string>>;
  /** a sale to a person with a disability: the kind of buyer, and the price after exemptions */
  pcd?: { directSaleTypeId: 6 | 12; state: string; priceCents: number };
};

/** Starts a new simulation with the values that another page passed, once, and shows a message. */
export function usePassedValues(
  isNew: boolean,
  update: (change: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => void,
): void {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const passed = isNew ? (state as Passed | null) : null;
  const taken = useRef<Passed>(undefined);
  useEffect(() => {
    // the address changes a moment later: until then the data is not applied again, and the current step is not left
    if (!(passed?.client || passed?.pcd) || taken.current === passed) return;
    taken.current = passed;
    const { client, pcd } = passed;
    if (client) {
      const { name, cpf, birthDate } = client;
      update({
        personType: 'PF',
        ...(name ? { name } : {}),
        ...(cpf ? { cpf } : {}),
        ...(birthDate ? { birthDate } : {}),
      });
    }
    if (pcd) update((now) => saleToPcd(now, pcd));
    showAlert({ type: 'notice', text: t(pcd ? 'passed.pcd' : 'captured') });
    // a reload must not apply it again over later input
    void navigate(pathname + search, { replace: true, state: null });
  }, [passed, navigate, pathname, search, t, update]);
}

/**
 * A direct sale of a new vehicle, which is chosen next: the price stays then, instead of that of the table. The client's
 * state is that of the client; the vehicle's registration has its own.
 */
function saleToPcd(now: Draft, { directSaleTypeId, state, priceCents }: NonNullable<Passed['pcd']>): Partial<Draft> {
  return {
    ...clearedFrom('modelId'),
    ...typePrice({ ...now, discount: null }, priceCents),
    personType: 'PF',
    assetType: 1,
    saleType: 'VD',
    saleOptions: { ...now.saleOptions, PF: [directSaleTypeId] },
    takesIofExemption: true,
    isEmployee: false,
    plateState: state === now.state ? null : state,
    offerId: null,
    discount: null,
    passedPriceCents: priceCents,
    terms: [],
    selectedTerm: null,
    tableCodes: [],
    currentTax: null,
  };
}
