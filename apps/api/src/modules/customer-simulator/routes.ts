import { DomainError, pickText } from '@estrada/domain/errors/index';
import { customerConsent, customerLeadForm } from '@estrada/domain/leads/index';
import { leadLimits } from '@estrada/domain/settings/index';
import { compareFigures } from '@estrada/domain/simulation/index';
import { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { flow, type Route, read, type UseCase } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { type BotCheck, limitLikelyBots } from '../identity/index.ts';
import { describeRequest, leadInReach, listLeadRequests, receiveLead } from '../leads/index.ts';
import { cacheBriefly } from '../lookups/index.ts';
import { findNearestSelling } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import { listManufacturers, listModels, listVersions, listYears } from '../vehicles/index.ts';
import { readFigure } from './figure-reference.ts';
import { makeOpenReturnLink, makeSendReturnLink } from './return-links.ts';
import {
  campaignsForClients,
  ensureSoldAt,
  recompute,
  refusalText,
  servingDealer,
  simulateForCustomer,
} from './simulate.ts';

const windowSeconds = 300;
/** A family behind one address compares cars; a program that copies the tables is refused. */
const limits = {
  lookups: { name: 'csf-lookup-address', hits: 240, windowSeconds },
  // each asks a partner, unless the code was requested before
  places: { name: 'csf-place-address', hits: 30, windowSeconds },
  simulations: { name: 'csf-simulation-address', hits: 60, windowSeconds },
  leadsOfAddress: { name: 'csf-lead-address', hits: 10, windowSeconds: 3_600 },
  leadsOfContact: { name: 'csf-lead-contact', hits: 5, windowSeconds: 86_400 },
} as const;

const limitAddress = (kind: keyof typeof limits, { db, http, now }: ReadContext): Promise<void> =>
  limitRate(db, limits[kind], http.clientAddress, now);

interface CustomerSimulatorParts {
  postalCodes: Partners['postalCodes'];
  botCheck: BotCheck;
  seal: Seal;
}

/** The calls of the customer simulator (`/csf`), without a login. */
export function customerSimulatorRoutes({ postalCodes, botCheck, seal }: CustomerSimulatorParts): Route[] {
  const cached = cacheBriefly((zipCode) => postalCodes.find(zipCode));
  async function addressOf(zipCode: string, path: string, now: Date) {
    const address = await cached(zipCode, now);
    if (!address) throw new DomainError('ADR001', { fields: [{ path, key: 'zip.notFound' }] });
    return address;
  }
  return [
    flow(endpoints.readCustomerPostalCode, async ({ params }, context) => {
      await limitAddress('places', context);
      const { zipCode, city, state } = await addressOf(params.zip, 'zip', context.now);
      return { zipCode, city, state };
    }),
    read(endpoints.listCustomerManufacturers, async ({ query }, context) => {
      await limitAddress('lookups', context);
      return { items: await listManufacturers(query, context) };
    }),
    read(endpoints.listCustomerModels, async ({ query }, context) => {
      await limitAddress('lookups', context);
      return { items: await listModels(query, context) };
    }),
    read(endpoints.listCustomerVersions, async ({ params, query }, context) => {
      await limitAddress('lookups', context);
      const versions = await listVersions({ ...params, ...query }, context);
      return { items: versions.map(({ id, description }) => ({ id, name: description })) };
    }),
    read(endpoints.listCustomerYears, async ({ params, query }, context) => {
      await limitAddress('lookups', context);
      return { items: await listYears({ ...params, ...query }, context) };
    }),
    flow(endpoints.findCustomerDealers, async ({ query }, context) => {
      await limitAddress('places', context);
      const find = (zipCode: string) => cached(zipCode, context.now);
      return { items: await findNearestSelling(query, 'CSF', { find }, context.db) };
    }),
    read(endpoints.readCustomerDealer, async ({ params }, context) => {
      await limitAddress('lookups', context);
      const { id, tradingName, city, state } = await servingDealer(params.id, context);
      return { id, tradingName, city, state };
    }),
    read(endpoints.listCustomerCampaigns, async ({ query }, context) => {
      await limitAddress('lookups', context);
      return campaignsForClients(query, seal, context);
    }),
    flow(endpoints.simulateForCustomer, async ({ body }, context) => {
      await limitAddress('simulations', context);
      const stateOf = async (zipCode: string) => (await addressOf(zipCode, 'zipCode', context.now)).state;
      return simulateForCustomer(body, { stateOf, seal }, context);
    }),
    flow(endpoints.createCustomerLead, makeCreateCustomerLead(botCheck, seal)),
    flow(endpoints.sendReturnLink, makeSendReturnLink(botCheck, seal)),
    flow(endpoints.openReturnLink, makeOpenReturnLink(seal)),
    read(endpoints.compareCustomerFigure, compareCustomerFigure),
  ];
}

/**
 * A person requests the contact of a dealer with the figures on the screen. The answer is alike whether the dealer
 * knows the person.
 *
 * @throws DomainError SEC004 for an unknown dealer, ADD004 where its channel is off, DOM002 at `reference` for a changed
 * one, at `consentVersion` for another text than the current one, and as `ensureSoldAt`; USE029 too fast
 */
function makeCreateCustomerLead(
  botCheck: BotCheck,
  seal: Seal,
): UseCase<typeof endpoints.createCustomerLead, FlowContext> {
  return async ({ body }, context) => {
    const { dealerId, consentVersion, consentLanguage, reference, ...typed } = body;
    const person = customerLeadForm.normalise(typed);
    const { db, now } = context;
    await limitAddress('leadsOfAddress', context);
    for (const contact of [person.phone, person.email.toLowerCase()])
      if (contact) await limitRate(db, limits.leadsOfContact, contact, now);
    await limitLikelyBots('lead', botCheck, context);
    const shown = readFigure(reference, seal);
    const fields = [
      ...(shown ? [] : [{ path: 'reference', key: 'value.notAllowed' as const }]),
      ...(consentVersion === customerConsent.version
        ? []
        : [{ path: 'consentVersion', key: 'value.notAllowed' as const }]),
    ];
    if (!shown || fields.length > 0) throw new DomainError('DOM002', { fields });
    const dealer = await servingDealer(dealerId, context);
    const { figure, rows } = shown;
    await ensureSoldAt(dealer.id, figure, context);
    const { requestNumber } = await context.transaction((tx) =>
      receiveLead(
        {
          ...person,
          document: '',
          vehicleTypeId: figure.assetType,
          vehicleWanted: figure.vehicleLabel,
          channel: 'CSF',
          source: 'CHD',
          dealerId: dealer.id,
          owner: null,
          by: { id: null, name: 'Simulador do cliente' },
          consent: { version: consentVersion, text: pickText(customerConsent, consentLanguage) },
          figure: { shown: figure, rows },
        },
        tx,
      ),
    );
    const { limitTimeFirstLead } = (await readSettings(db, leadLimits)).values;
    // a lead with a figure and a consent always has a number
    return { dealerName: dealer.tradingName, requestNumber: requestNumber!, contactWithinMinutes: limitTimeFirstLead };
  };
}

/**
 * The figure of the last request of a lead, and what the rows of today make of it: the same, or another with each
 * changed row.
 *
 * @throws DomainError SEC004 for a lead out of reach, and for one without a figure
 */
const compareCustomerFigure: UseCase<typeof endpoints.compareCustomerFigure, ReadContext> = async (
  { params },
  context,
) => {
  const { id } = await leadInReach(params.id, context);
  const request = inReach((await listLeadRequests(context.db, id))[0]);
  const figure = describeRequest(request);
  try {
    const now = await recompute(request.figure, context);
    const { rows: _, ...shown } = now;
    return { figure, now: shown, refusal: null, ...compareFigures({ ...request.figure, rows: request.rows }, now) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const refusal = refusalText(error, context.language);
    return { figure, now: null, refusal, isSame: false, changes: [] };
  }
};
