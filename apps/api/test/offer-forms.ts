import type { OfferForm } from '@estrada/domain/offers/index';
import type { Session } from './open-api.ts';

/** A national offer of a new car of the vehicle table in force, with the parts under test. */
export async function anOfferForm(session: Session, part: Partial<OfferForm> = {}): Promise<OfferForm> {
  const vehicleType = 1;
  const manufacturers = await session.ok('listManufacturers', { query: { vehicleType } });
  const manufacturerId = manufacturers.items[0]!.id;
  const models = await session.ok('listModels', { query: { vehicleType, manufacturerId } });
  const modelId = models.items[0]!.id;
  const versions = await session.ok('listVersions', { query: { vehicleType, modelId } });
  const versionId = versions.items[0]!.id;
  const years = await session.ok('listVersionYears', { query: { vehicleType, versionId } });
  const { manufacturerYear, modelYear } = years.items[0]!;
  const tables = await session.ok('listOfferTables');
  const { sourceTableCode, financeTypeId } = tables.items.find((table) => table.financeTypeId === 1)!;
  return {
    offerName: 'Oferta',
    offerType: 'NAC',
    region: '',
    effectiveFrom: '2026-12-01',
    validUntil: '2026-12-31',
    vehicleType: '1',
    manufacturerId,
    modelId,
    versionId,
    manufacturerYear,
    modelYear,
    colours: '',
    priceCents: 8_999_000,
    personType: 'PF',
    financeTypeId,
    deferralUnit: '',
    sourceTableCode,
    description: '',
    ...part,
  };
}
