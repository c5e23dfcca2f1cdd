import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { strings } from '../strings.ts';
import type { Draft } from './draft.ts';
import { typeEntryAmount, typePrice } from './entry.ts';
import { clearedFrom } from './vehicle.ts';

/** What the page of a lead passes. */
type PassedLead = Record<'id' | 'dealerId' | 'name' | 'document' | 'phone' | 'email', string> &
  Partial<Pick<Draft, 'birthDate' | 'monthlyIncomeCents' | 'additionalIncomeCents'>> & {
    assetType: 1 | 2;
    /** the figure that the person saw, at today's price: what the draft has of it, without the share of the entry */
    figure?: Partial<Draft> & { vehicleValueCents: number; entryValueCents: number };
  };

/** The dealer of the lead that another page passed: users without a dealer simulate for that one. */
export const usePassedDealer = (): string | undefined => (useLocation().state as Passed | null)?.lead?.dealerId;

/** The values that another page passes with the address. */
type Passed = {
  /** read from a client's document by the capture page */
  client?: Partial<Record<'name' | 'cpf' | 'birthDate', string>>;
  /** a person who wants to buy */
  lead?: PassedLead;
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
    if (!(passed?.client || passed?.pcd || passed?.lead) || taken.current === passed) return;
    taken.current = passed;
    const { client, pcd, lead } = passed;
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
    if (lead) update((now) => saleToLead(now, lead));
    // the page shows the lead itself
    else showAlert({ type: 'notice', text: t(pcd ? 'passed.pcd' : 'captured') });
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

/** The person of a lead, and the kind of vehicle: nothing of another client remains. */
function saleToLead(
  now: Draft,
  { id, name, document, phone, email, assetType, figure, ...more }: PassedLead,
): Partial<Draft> {
  const isCompany = document.length === 14;
  return {
    ...clearedFrom('modelId'),
    personType: isCompany ? 'PJ' : 'PF',
    cpf: isCompany ? '' : document,
    cnpj: isCompany ? document : '',
    name: isCompany ? '' : name,
    companyName: isCompany ? name : '',
    birthDate: more.birthDate ?? '',
    phone,
    email,
    monthlyIncomeCents: more.monthlyIncomeCents ?? null,
    additionalIncomeCents: more.additionalIncomeCents ?? null,
    fromLead: id,
    assetType,
    ...typePrice({ ...now, discount: null }, null),
    offerId: null,
    discount: null,
    terms: [],
    selectedTerm: null,
    tableCodes: [],
    currentTax: null,
    preApproval: null,
    pricedBy: null,
    preApprovalFell: false,
    ...(figure
      ? { tradeIn: null, ...figure, ...typeEntryAmount({ ...now, ...figure, discount: null }, figure.entryValueCents) }
      : {}),
  };
}
