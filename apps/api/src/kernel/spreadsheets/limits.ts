/** More columns than any of our tables has; a wider line is invalid. */
export const maxColumns = 200;
/** The maximum unpacked size of a sheet: some four times the largest that 50 MB of packed lines need. */
export const maxUnpackedBytes = 400 * 1024 * 1024;
/** Shared strings of a spreadsheet are in memory, once each. */
export const maxTextBytes = 64 * 1024 * 1024;
/** A higher ratio is an attack: real sheets shrink ten to thirty times. */
export const maxPackingRatio = 250;
/** Further sheets of a workbook are counted up to here. */
export const maxNamedSheets = 500;
