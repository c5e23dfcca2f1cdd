/** The calls of each table of rows that each hold until the next one begins, by their names. */
export const successionNames = {
  IofRow: { read: 'readIofRows', save: 'saveIofRow', delete: 'deleteIofRow' },
  LegalText: { read: 'readLegalTexts', save: 'saveLegalText', delete: 'deleteLegalText' },
  LenderRow: { read: 'readLenderRows', save: 'saveLenderRow', delete: 'deleteLenderRow' },
  PlanRule: { read: 'readPlanRules', save: 'savePlanRule', delete: 'deletePlanRule' },
} as const;

export type SuccessionName = keyof typeof successionNames;
