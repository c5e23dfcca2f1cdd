import type { ContactWay, LeadChannel, LeadStatus } from '@estrada/domain/leads/index';
import { z } from 'zod';
import { definePartner } from './define-partner.ts';

/** A lead as it was after one of its changes. Texts are null where nothing is known. */
export interface LeadDelivery {
  leadId: string;
  /** counts the changes of this lead from 1: the same version never counts twice, and an older one changes nothing */
  version: number;
  event: string;
  /** the instant of the change */
  at: string;
  status: LeadStatus;
  owner: { id: string; name: string } | null;
  /** of a contact */
  how: ContactWay | null;
  note: string | null;
  number: string;
  receivedAt: string;
  channel: LeadChannel;
  source: string | null;
  dealer: { bacCode: string; name: string };
  person: {
    name: string;
    document: string | null;
    phone: string | null;
    email: string | null;
    contactPreference: ContactWay;
  };
  vehicle: { isUsed: boolean; wanted: string | null };
  consent: { version: string | null; at: string } | null;
}

/** The port: the CRM of the provider, which follows the leads of all dealers. */
export interface SalesCrm {
  /** Repeatable: a known version changes nothing. @throws PartnerError */
  deliver(delivery: LeadDelivery): Promise<{ version: number }>;
}

const answer = z.object({ version: z.number().int().min(1) });

export const salesCrm = definePartner({
  name: 'sales-crm',
  url: 'SALES_CRM_URL',
  token: 'SALES_CRM_TOKEN',
  open: (ask): SalesCrm => ({ deliver: (body) => ask({ method: 'POST', path: '/leads', body, answer }) }),
});
