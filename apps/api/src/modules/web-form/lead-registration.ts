import type { ClientForm } from '@estrada/domain/proposals/registration/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, desc, eq } from 'drizzle-orm';
import type { FlowContext, ReadContext, WriteContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { leadInReach, opensRegistration } from '../leads/index.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import type { SimulationRow } from '../simulation/index.ts';
import { webFormJobs } from './web-form.jobs.ts';
import { webForms } from './web-form.tables.ts';
import { describeFiles } from './web-form-files.ts';
import type { WebFormRecord } from './web-form-visit.ts';

/**
 * The registration that the person of a lead sent, for whoever works on it; the trail records who has read it.
 * @throws DomainError SEC004
 */
export const readLeadRegistration: UseCase<typeof endpoints.readLeadRegistration, FlowContext> = async (
  { params },
  context,
) => {
  const lead = await leadInReach(params.id, context);
  const form = inReach(opensRegistration(lead, context) ? await findForm(lead.registrationId ?? '', context) : null);
  await context.transaction(async (tx) =>
    tx.audit({ action: 'lead.read-registration', entity: 'lead', entityId: lead.id, after: { number: form.number } }),
  );
  return {
    number: form.number ?? '',
    sentAt: (form.sentAt ?? form.savedAt).toISOString(),
    consent: { version: form.consentVersion, at: form.consentAt.toISOString(), text: form.consentText },
    client: form.client,
    documents: await describeFiles(form, context),
  };
};

async function findForm(id: string, { db }: ReadContext): Promise<WebFormRecord | null> {
  const [row] = await db.select().from(webForms).where(eq(webForms.id, id));
  return row ?? null;
}

/** The last form that was sent for the lead of a simulation, where it is of the same client; null: none. */
async function findFormOf(
  { request: { fromLead, personType }, client: { document } }: SimulationRow,
  { db }: ReadContext,
): Promise<WebFormRecord | null> {
  if (!fromLead) return null;
  const [row] = await db
    .select()
    .from(webForms)
    .where(and(eq(webForms.leadId, fromLead), eq(webForms.personType, personType)))
    .orderBy(desc(webForms.id))
    .limit(1);
  return row && row.client.document === document ? row : null;
}

/** The registration that a proposal of this simulation begins with; null: what the simulation knows. */
export const registrationOf = async (simulation: SimulationRow, context: ReadContext): Promise<ClientForm | null> =>
  (await findFormOf(simulation, context))?.client ?? null;

/** The files of the form follow its proposal. */
export async function attachFilesTo(
  { id }: ProposalRecord,
  simulation: SimulationRow,
  context: WriteContext,
): Promise<void> {
  const form = await findFormOf(simulation, context);
  if (form) context.enqueue(webFormJobs.attachFiles, { formId: form.id, proposalId: id });
}
