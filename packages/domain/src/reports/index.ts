export {
  checkExtractionRange,
  type ExtractionFormat,
  type ExtractionStatus,
  extractionFormats,
  maxRangeDays,
} from './extraction.ts';
export { type ExtractionMessageKey, renderExtractionMessage } from './extraction-messages.ts';
