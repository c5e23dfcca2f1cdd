/**
 * Days for which the values of a refused table's bad cells are kept, on the screen and in the report. They may be people's
 * (documents, addresses), and who sent the table mends it within days.
 */
export const reportRetentionDays = 30;

/** Days for which a trial can be put in force: its file and its difference are kept no longer. */
export const trialRetentionDays = 7;
