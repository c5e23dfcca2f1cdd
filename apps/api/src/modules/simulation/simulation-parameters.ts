import { ensureOwnDocument } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { vehicleTypesOpenTo } from '@estrada/domain/parameters/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import { feesFor, saleProblems } from '@estrada/domain/simulation/index';
import type { endpoints, QueryOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { loadFeeRows } from '../parameters/index.ts';
import { costLabel } from './cost-labels.ts';
import { financeStructures } from './finance-structures.ts';
import { limitEnquiries } from './limit-enquiries.ts';
import { mayDirectSale, type Source, viewedProfile, viewsOf } from './profile-views.ts';
import type { ProposalLookup } from './proposal-lookup.ts';
import { readOfferLender } from './read-offer-lender.ts';

type Named = QueryOf<typeof endpoints.readOfferParameters>;

/**
 * The defaults of a simulator, and what the named sale owes.
 * @param options.dealerState the state of the new simulation unless one is named
 *
 * @throws DomainError PARAM when the parameters of the profile are unavailable; DOM002 at a name that does not apply;
 * noFluxForState when a named state has no fees; USE029 for too many clients
 */
export async function simulationParameters(
  named: Named,
  {
    dealerState,
    source,
    isFreeOfRegistrationFee,
  }: { dealerState: string; source: Source } & Pick<ProposalLookup, 'isFreeOfRegistrationFee'>,
  context: ReadContext,
) {
  const { clientDocument, dealerId, isEmployee, plateState } = named;
  const profile = viewedProfile(named.profile, context);
  const sale = {
    personType: clientDocument !== undefined && isDocumentOf('PJ', clientDocument) ? ('PJ' as const) : ('PF' as const),
    assetType: named.vehicleTypeId ?? 1,
    saleType: named.saleType ?? ('TD' as const),
    isEmployee,
  };
  const fields = saleProblems(sale);
  if (fields.length === 0 && sale.saleType === 'VD' && !(await mayDirectSale(context, undefined, source, profile)))
    fields.push({ path: 'saleType', key: 'value.notAllowed' });
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  if (clientDocument !== undefined) {
    const { viewer } = callerOf(context);
    ensureOwnDocument(viewer, clientDocument, 'clientDocument');
    const subject = { document: clientDocument, dealerId: dealerId ?? viewer.activeDealerId };
    await limitEnquiries('registration-fee', subject, context);
  }
  const state = named.clientState ?? dealerState;
  const ignoreTCC = await isFreeOfRegistrationFee(context.db, clientDocument);
  const vehicleTypes = vehicleTypesOpenTo({ assetType: named.vehicleTypeId, saleType: named.saleType });
  return {
    lender: await readOfferLender(context.db, context.today),
    defaults: {
      personType: sale.personType,
      assetType: sale.assetType,
      saleType: sale.saleType,
      offerType: 'NAC',
      state,
      manufacturerId: 12,
    },
    financeStructures: financeStructures(),
    views: await viewsOf(context, { channel: source, profile, vehicleTypes }),
    ignoreTCC,
    fees: await feesOf({ ...sale, state, plateState, dealerState, ignoreTCC }, named, context),
  };
}

/** The fees of a sale; null where its state has none and nobody named it: another one may still be chosen. */
async function feesOf(
  sale: Omit<Parameters<typeof feesFor>[0], 'today'>,
  { clientState, plateState }: Named,
  { db, today }: ReadContext,
) {
  const rows = await loadFeeRows(db, [sale.state, sale.plateState ?? sale.state], today);
  try {
    return feesFor({ ...sale, today }, rows).map(({ kind, amountCents }) => ({
      code: kind,
      ...costLabel(kind),
      amountCents,
    }));
  } catch (error) {
    const isNamed = clientState !== undefined || plateState !== undefined;
    if (!isNamed && error instanceof DomainError && error.code === 'noFluxForState') return null;
    throw error;
  }
}
