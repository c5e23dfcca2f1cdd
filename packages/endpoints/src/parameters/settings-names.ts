/** The two calls of each settings record by their names. */
export const settingsNames = {
  AutoCampaignLimits: { read: 'readAutoCampaignLimits', save: 'saveAutoCampaignLimits' },
  Certisign: { read: 'readCertisign', save: 'saveCertisign' },
  ClientDeadlines: { read: 'readClientDeadlines', save: 'saveClientDeadlines' },
  MessageSettings: { read: 'readMessageSettings', save: 'saveMessageSettings' },
  CorrespondentRules: { read: 'readCorrespondentRules', save: 'saveCorrespondentRules' },
  Esign: { read: 'readEsign', save: 'saveEsign' },
  InsuranceSegments: { read: 'readInsuranceManagement', save: 'saveInsuranceManagement' },
  LeadLimits: { read: 'readLeadLimits', save: 'saveLeadLimits' },
  ProductFollowUp: { read: 'readProductFollowUpLimits', save: 'saveProductFollowUpLimits' },
} as const;

export type SettingsName = keyof typeof settingsNames;
