import { vi } from 'vitest';

const names = [
  'printProductChoice readSimulationParameters readOfferParameters listSimulationDealers listManufacturers listModels listVersions',
  'listManufacturerYears listVersionYears listVersionOptions listDirectSales listOffersOnSale readOffer readOfferBasis',
  'listShownCampaigns',
  'listOffersOfVersion listCombosOnSale priceProductMenu listProductChoices listCustomerLinks readOfferMessages priceVaps priceCarInsurance readFipeValue listCarUses',
  'simulate simulateGrid simulateOffer solveSimulation comparePlans findFittingVehicles findUsedVehicles readSimulationBasis previewRate checkRegistrationFee',
  'saveSimulation updateSavedSimulation readSavedSimulation recalculateSavedSimulation recalculateSimulation updateMonthlyIncome',
  'validateVoucher requestPreApproval submitProposal printSimulation readLead compareCustomerFigure',
].flatMap((line) => line.split(' '));

/**
 * The calls of the simulator, each mocked by the test: `vi.mock('@estrada/web/calls/api.ts', () =>
 * import('./mocked-api.test-support.ts'))`.
 */
export const api = Object.fromEntries(names.map((name) => [name, vi.fn()]));
