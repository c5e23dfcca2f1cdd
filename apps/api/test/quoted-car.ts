import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { vi } from 'vitest';
import type { Session, TestApi } from './open-api.ts';

/** Lets Liberty quote these offers, whatever is asked. */
export function answerQuotes(api: TestApi): void {
  api.partners.liberty.quote = vi.fn(async (requestId: string) => ({
    quoteId: `q-${requestId}`,
    validUntil: '2026-11-27T23:59:59-03:00',
    offers: [
      { coverage: 'COMPLETE', deductiblePercent: null, netCents: 160_000, iofCents: 11_808, totalCents: 171_808 },
      { coverage: 'A', deductiblePercent: 100, netCents: 300_000, iofCents: 22_140, totalCents: 322_140 },
    ],
  }));
}

/** Car insurance of a used vehicle with its stored answer, as a sale selects it. */
export async function aQuotedCar(seller: Session, used: SimulationRequestInput) {
  const { insurances } = await seller.ok('priceCarInsurance', {
    body: {
      personType: 'PF',
      vehicle: {
        plate: 'BRA2E19',
        modelYear: used.modelYear,
        manufacturerYear: used.manufacturerYear,
        assetType: 2,
        fuelType: 3,
        fipe: 7_000_000,
      },
      persons: [{ isPolicyHolder: true, birthDate: '1988-04-12', gender: 'F', maritalStatus: 2, zipCode: '30110010' }],
      questions: {
        betweenEighteenAndTwentyFiveYears: false,
        extendInsuranceToOtherDrivers: false,
        useTheVehicleForBusinessPurposes: false,
        enabledOnStar: false,
        buyerIsTheMainDriver: true,
      },
    },
  });
  const quoteId = insurances[0]!.idQuote!;
  return { code: 'SEGURO_AUTO', provider: 'LIBERTY', quoteId, option: { pricingOption: 'A-100', termMonths: 12 } };
}
