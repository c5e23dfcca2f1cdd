import { campaignForm } from '@estrada/domain/vehicles/index';
import { formRow } from '../record-calls.ts';

/** A campaign in its list. */
export const campaignRow = formRow(campaignForm);
