import { offerForm } from '@estrada/domain/offers/index';
import { z } from 'zod';
import { formRow } from '../record-calls.ts';

/** An offer as the list shows it, with the names of what it has the ids of. */
export const offerRow = formRow(offerForm, {
  /** empty for a national offer */
  regionName: z.string(),
  /** manufacturer, model and version as the vehicle table calls them now */
  vehicle: z.string(),
  /** names of its colours, with commas between them; empty: every colour */
  colourNames: z.string(),
});

/** An offer as a simulator begins with it. */
export const offerOnSale = offerRow.omit({ can: true, enabled: true, updatedAt: true });

/** A region that an offer can be cloned to. */
const cloneTarget = z.object({
  id: z.string(),
  name: z.string(),
  /** an offer of that name is there already, and stays as it is */
  exists: z.boolean(),
});

/** What cloning an offer would come to. */
export const clonePlan = z.object({
  /** the version to confirm: who confirms saw what would come of this one */
  version: z.number(),
  /** the days on which the clones hold: from today on where the offer has begun */
  effectiveFrom: z.string(),
  validUntil: z.string(),
  regions: z.array(cloneTarget),
});

/** What cloning an offer came to. */
export const cloneResult = z.object({
  created: z.array(z.object({ id: z.string(), regionName: z.string() })),
  /** names of the regions that had one already */
  existing: z.array(z.string()),
});
