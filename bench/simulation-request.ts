/** A three-term simulation of a vehicle of the demo, as the screen sends it. */
import { buildPath, type Endpoint, endpoints } from '../packages/endpoints/src/index.ts';
import type { Person, Product } from './open-product.ts';

type Vehicle = { id: number; manufacturerYear: number; modelYear: number; referencePriceCents: number };
type LookUp = 'listModels' | 'listVersions' | 'listVersionYears';

/** @param lookUp the items of a look-up of vehicles */
async function requestFrom(lookUp: (name: LookUp, query: Record<string, unknown>) => Promise<Vehicle[]>) {
  const first = async (name: LookUp, query: Record<string, unknown>) =>
    (await lookUp(name, { vehicleType: 1, ...query }))[0]!;
  const { id: modelId } = await first('listModels', { manufacturerId: 12 });
  const { id: versionId } = await first('listVersions', { modelId });
  const year = await first('listVersionYears', { versionId });
  return {
    personType: 'PF',
    assetType: 1,
    saleType: 'TD',
    state: 'SP',
    manufacturerId: 12,
    modelId,
    versionId,
    manufacturerYear: year.manufacturerYear,
    modelYear: year.modelYear,
    financeTypeId: 1,
    vehicleValueCents: year.referencePriceCents,
    entryValueCents: Math.round(year.referencePriceCents * 0.3),
    terms: [24, 36, 48],
  };
}

export async function simulationRequest(product: Product, person: Person) {
  const { rows } = (await product.database.db.execute('select id from dealers order by gmf_code limit 1')) as {
    rows: { id: string }[];
  };
  const body = await requestFrom(
    async (name, query) => (await product.call<{ items: Vehicle[] }>(person, name, { query })).items,
  );
  return { dealerId: rows[0]!.id, body };
}

/** The same over HTTP, for a server in another process. */
export const requestOver = (url: string, headers: Record<string, string>) =>
  requestFrom(async (name, query) => {
    const answer = await fetch(`${url}${buildPath(endpoints[name] as Endpoint, 'dealer', {}, query)}`, { headers });
    return ((await answer.json()) as { items: Vehicle[] }).items;
  });
