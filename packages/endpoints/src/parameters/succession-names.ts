/** The calls of each succession, by their names. */
export const successionNames = {
  FinalClientProduct: {
    read: 'readFinalClientProducts',
    save: 'saveFinalClientProduct',
    delete: 'deleteFinalClientProduct',
  },
  InsuranceLaw: { read: 'readInsuranceLaws', save: 'saveInsuranceLaw', delete: 'deleteInsuranceLaw' },
  IofRow: { read: 'readIofRows', save: 'saveIofRow', delete: 'deleteIofRow' },
  LegalText: { read: 'readLegalTexts', save: 'saveLegalText', delete: 'deleteLegalText' },
  LenderRow: { read: 'readLenderRows', save: 'saveLenderRow', delete: 'deleteLenderRow' },
  PlanRule: { read: 'readPlanRules', save: 'savePlanRule', delete: 'deletePlanRule' },
} as const;

export type SuccessionName = keyof typeof successionNames;
