/** The call that a seller waits for at every key: three terms, over HTTP, with everything that belongs to it. */
import { median, milliseconds, type Result, timeOf } from './measure.ts';
import { openProduct } from './open-product.ts';

const calls = 200;

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    const person = await product.signIn('DEMO.FI-MANAGER');
    type Items = {
      items: { id: number; name: string; manufacturerYear: number; modelYear: number; referencePriceCents: number }[];
    };
    const choose = async (name: 'listModels' | 'listVersions' | 'listVersionYears', query: Record<string, unknown>) =>
      (await product.call<Items>(person, name, { query: { vehicleType: 1, ...query } })).items[0]!;
    const { id: modelId } = await choose('listModels', { manufacturerId: 12 });
    const { id: versionId } = await choose('listVersions', { modelId });
    const year = await choose('listVersionYears', { versionId });
    const { user } = { user: await product.database.db.execute('select id from dealers order by gmf_code limit 1') };
    const dealerId = (user as unknown as { rows: { id: string }[] }).rows[0]!.id;
    const body = {
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
    const simulate = () => product.call(person, 'simulate', { params: { dealerId }, body });
    for (let call = 0; call < 20; call++) await simulate();
    const times: number[] = [];
    for (let call = 0; call < calls; call++) times.push(await timeOf(simulate));
    const worst = times.toSorted((a, b) => a - b)[Math.floor(calls * 0.99)]!;
    return [
      {
        what: 'three-term simulation call',
        figure: `${milliseconds(median(times))}, p99 ${milliseconds(worst)}`,
        peer: '',
        ratio: null,
        aim: '< 200 ms to the screen',
        met: worst < 200,
        note: `${calls} calls one after another through the whole pipeline, PostgreSQL`,
      },
    ];
  } finally {
    await product.close();
  }
}
