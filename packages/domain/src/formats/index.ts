export { formatDate, formatInstant } from './format-dates.ts';
export {
  formatCnpj,
  formatCpf,
  formatDocument,
  formatPhone,
  formatZip,
  onlyDigits,
  showMasked,
  stripDocument,
} from './format-documents.ts';
export { formatCount, formatFraction, formatMoney, formatPercent, preventAmountBreaks } from './format-numbers.ts';
