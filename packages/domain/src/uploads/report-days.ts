/**
 * Days for which the values of a refused table's invalid cells are stored, on the screen and in the report. They may be
 * personal (documents, addresses), and the sender corrects the table within days.
 */
export const reportRetentionDays = 30;

/** Days for which a trial can be applied: its file and its difference are stored no longer. */
export const trialRetentionDays = 7;
