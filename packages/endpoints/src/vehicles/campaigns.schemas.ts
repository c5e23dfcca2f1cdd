import { campaignForm } from '@estrada/domain/vehicles/index';
import { formRow } from '../record-calls.ts';

/** A campaign as its list shows it. */
export const campaignRow = formRow(campaignForm);
