/** More columns than any table of ours has; a line that is wider is no line of a table. */
export const maxColumns = 200;
/** What a sheet may grow to when unpacked: some four times the largest that 50 MB of packed lines need. */
export const maxUnpackedBytes = 400 * 1024 * 1024;
/** Texts of a spreadsheet stand in memory, once each. */
export const maxTextBytes = 64 * 1024 * 1024;
/** Packed a thousand times smaller is no table: real sheets shrink ten to thirty times. */
export const maxPackingRatio = 250;
