export {
  checkExtractionRange,
  type ExtractionFormat,
  type ExtractionStatus,
  extractionFormats,
  maxRangeDays,
} from './extraction.ts';
