import { type OfferType, offerForm, offerTypes } from '@estrada/domain/offers/index';
import { z } from 'zod';
import { isoDate, recordId } from '../fields.ts';
import { formRow } from '../record-calls.ts';

/** NAC national, REGI of one branch. */
export const offerType = z.enum(Object.keys(offerTypes) as [OfferType], { error: 'value.notAllowed' });

/** An offer in its list, with the names for its ids. */
export const offerRow = formRow(offerForm, {
  /** empty for a national offer */
  regionName: z.string(),
  /** current manufacturer, model and version in the vehicle table */
  vehicle: z.string(),
  /** names of its colours, separated by commas; empty: every colour */
  colourNames: z.string(),
  /** the same, one by one */
  colourChoices: z.array(z.string()),
});

/** An offer as the initial state of a simulator. */
export const offerOnSale = offerRow.omit({ can: true, enabled: true, updatedAt: true });

/** A region that an offer can be cloned to. */
const cloneTarget = z.object({
  id: z.string(),
  name: z.string(),
  /** an offer of that name exists already, and does not change */
  exists: z.boolean(),
});

/** The result of cloning an offer, in advance. */
export const clonePlan = z.object({
  /** the version to confirm: the preview was based on this one */
  version: z.int(),
  /** the days of the clones: from today on where the offer has begun */
  effectiveFrom: isoDate,
  validUntil: isoDate,
  regions: z.array(cloneTarget),
});

/** The result of cloning an offer. */
export const cloneResult = z.object({
  created: z.array(z.object({ id: z.string(), regionName: z.string() })),
  /** names of the regions that already had one */
  existing: z.array(z.string()),
});

/** The part of a published campaign that everybody may see. */
export const shownCampaign = z.object({
  id: recordId,
  campaignName: z.string(),
  description: z.string(),
  validUntil: isoDate,
  /** the address of its picture for an hour; null without one */
  pictureUrl: z.string().nullable(),
});
