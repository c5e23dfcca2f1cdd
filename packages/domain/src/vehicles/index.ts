export { type CampaignForm, campaignForm, campaignFormIn } from './campaign-form.ts';
export { areYearsConsistent } from './years.ts';
