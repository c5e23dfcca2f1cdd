import { pickText } from '@estrada/domain/errors/index';
import { nameReferenceMonth } from '@estrada/domain/products/index';
import { rankByDescription, readVehicleSearch, type VehicleSearch } from '@estrada/domain/vehicles/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import { PartnerError, type Partners, type RegisteredVehicle } from '../../partners/index.ts';
import { findFipeOfCode } from '../products/index.ts';
import { findRegisteredVehicles, findUsedByWords, type UsedVehicle } from '../vehicles/index.ts';
import { limitEnquiries } from './limit-enquiries.ts';

/** The rows of an answer: more are narrowed down by another word. */
const shownLimit = 12;

type Answer = ResponseOf<typeof endpoints.findUsedVehicles>;

/**
 * The used vehicles of the table in force that a text names. A plate or chassis is looked up at the register of vehicles,
 * which is recorded and limited.
 *
 * @throws DomainError USE029 · PartnerError when the register gives no usable answer
 */
export async function findUsedVehicles(
  registry: Partners['vehicleRegistry'],
  { text, dealerId }: { text: string; dealerId: string },
  context: FlowContext,
): Promise<Answer> {
  const search = readVehicleSearch(text);
  const nothing = { registered: null, items: [], isExact: false, hasMore: false };
  if (search === null) return { kind: 'words', ...nothing };
  const { db, today, language } = context;
  if (search.kind === 'words') {
    const found = await findUsedByWords(db, { ...search, limit: shownLimit + 1 }, today);
    const items = found.slice(0, shownLimit).map(shown);
    return { kind: 'words', registered: null, items, isExact: false, hasMore: found.length > shownLimit };
  }
  const registered = await lookUp(registry, search, dealerId, context);
  if (registered === null) return { kind: search.kind, ...nothing };
  const { description, manufacturerYear, modelYear, fipeCode, colour = null } = registered;
  const found = await findRegisteredVehicles(db, registered, today);
  const ofCode = found.filter(({ code }) => code === fipeCode);
  const { ranked, isExact } = rankByDescription(ofCode.length > 0 ? ofCode : found, description);
  const fipe = fipeCode === null ? null : await findFipeOfCode(db, { fipeCode, modelYear }, today);
  return {
    kind: search.kind,
    registered: {
      description,
      manufacturerYear,
      modelYear,
      colour,
      fipe: fipe && {
        valueCents: fipe.valueCents,
        referenceMonthName: pickText(nameReferenceMonth(fipe.referenceMonth), language),
      },
    },
    items: ranked.slice(0, shownLimit).map(shown),
    isExact: isExact || ofCode.length === 1,
    hasMore: ranked.length > shownLimit,
  };
}

const shown = ({ manufacturer: _maker, code: _code, ...vehicle }: UsedVehicle) => vehicle;

/** Queries the register and records that, whatever it answers. */
async function lookUp(
  registry: Partners['vehicleRegistry'],
  { kind, mark }: Exclude<VehicleSearch, { kind: 'words' }>,
  dealerId: string,
  context: FlowContext,
): Promise<RegisteredVehicle | null> {
  await limitEnquiries('vehicle', { document: mark, dealerId }, context);
  const id = makeId(context.now);
  const record = (outcome: 'FOUND' | 'UNKNOWN' | 'NO_ANSWER', description?: string) =>
    context.transaction(async (tx) =>
      tx.audit({
        action: 'vehicle.look-up',
        entity: 'vehicleLookUp',
        entityId: id,
        after: { [kind]: mark, outcome, ...(description ? { vehicle: description } : {}) },
      }),
    );
  try {
    const found = await registry.find({ requestId: id, mark });
    await record(found ? 'FOUND' : 'UNKNOWN', found?.description);
    return found;
  } catch (error) {
    if (error instanceof PartnerError) await record('NO_ANSWER');
    throw error;
  }
}
