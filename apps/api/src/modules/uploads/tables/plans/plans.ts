import { cellsOfTerms, checkPriceLine, makeOverlapCheck, type PriceLine } from '@estrada/domain/simulation/index';
import { assessPriceTables, loadPriceTables, priceTableUploads } from '../../../simulation/index.ts';
import { findCampaignCodes } from '../../../vehicles/index.ts';
import { uploadTable } from '../../upload-table.ts';
import { checkEnd } from '../validity-columns.ts';
import { generalColumns } from './general-columns.ts';
import { termColumns } from './term-columns.ts';

/** A line of a plan without terms: the cells of all terms are empty. */
const plain = {
  ...Object.fromEntries(Object.keys(termColumns).map((field) => [field, ''])),
  targetRateMonthly: '',
  tierCode: '',
  maxEntryShare: '',
  campaignCode: '',
  commissionShare: '',
  minRateMonthly: '',
  maxRateMonthly: '',
  maxVehicleAgeYears: '',
};

/** The price tables of all plans. The whole is replaced. */
export const plans = uploadTable<PriceLine>({
  kind: 'plans',
  fileStem: 'tabelas-de-precos',
  maxLines: 100_000,
  columns: { ...generalColumns, ...termColumns },
  examples: [
    plain,
    {
      ...plain,
      financeTypeId: 'Chevrolet Sempre',
      tableCode: 'SEMPRE-36',
      sourceTableCode: 'SEMPRE-2026-11',
      description: 'Chevrolet Sempre 36',
      balloonShare: '40',
    },
  ],
  check: (line, day) => checkPriceLine(line) ?? checkEnd(line, day),
  keyOf: (line) => [line.tableCode, line.termMonths, line.effectiveFrom].join('|'),
  comparison: {
    key: ['tableCode', 'termMonths'],
    latestFirst: 'effectiveFrom',
    without: ['id'],
    cellsOf: { terms: cellsOfTerms },
  },
  assess: assessPriceTables,
  open: async (database, uploadId) => {
    const codes = await findCampaignCodes(database.db);
    const overlaps = makeOverlapCheck();
    const isUnknown = ({ campaignCode }: PriceLine) => campaignCode !== null && !codes.has(campaignCode);
    return {
      ...(await loadPriceTables(database, uploadId)),
      check: (line: PriceLine) =>
        isUnknown(line) ? { column: 'campaignCode', reason: 'campaignCode.unknown' } : overlaps(line),
    };
  },
  notice: 'NOT001',
  stored: priceTableUploads,
});
