/** A three-term simulation of a vehicle of the demo, as the screen sends it. */
import type { Person, Product } from './open-product.ts';

type Vehicles = {
  items: { id: number; manufacturerYear: number; modelYear: number; referencePriceCents: number }[];
};

export async function simulationRequest(product: Product, person: Person) {
  const choose = async (name: 'listModels' | 'listVersions' | 'listVersionYears', query: Record<string, unknown>) =>
    (await product.call<Vehicles>(person, name, { query: { vehicleType: 1, ...query } })).items[0]!;
  const { id: modelId } = await choose('listModels', { manufacturerId: 12 });
  const { id: versionId } = await choose('listVersions', { modelId });
  const year = await choose('listVersionYears', { versionId });
  const { rows } = (await product.database.db.execute('select id from dealers order by gmf_code limit 1')) as {
    rows: { id: string }[];
  };
  return {
    dealerId: rows[0]!.id,
    body: {
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
    },
  };
}
