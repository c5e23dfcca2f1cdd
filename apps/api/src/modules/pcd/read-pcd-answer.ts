import { DomainError } from '@estrada/domain/errors/index';
import { describePcdAnswer, pcdAnswerProblems, wholeCountry } from '@estrada/domain/pcd/index';
import { messages } from '@estrada/domain/validation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { pathologies, pcdExemptions, pcdSteps } from './pcd.tables.ts';

/** Rows of one state and the union, and steps: far more than there are. */
const rowsAtMost = 1_000;

/**
 * Exemptions, price after exemptions, steps and documents of an answer, today. Only enabled records count.
 *
 * @throws DomainError PCD001, PCD003, PCD004
 */
export const readPcdAnswer: UseCase<typeof endpoints.readPcdAnswer, ReadContext> = async (
  { query: { driver = null, pathologyId = null, state = null, priceCents = null } },
  { db, today },
) => {
  const [pathology] = pathologyId
    ? await db
        .select()
        .from(pathologies)
        .where(and(eq(pathologies.id, pathologyId), eq(pathologies.enabled, true)))
    : [];
  if (pathologyId && !pathology)
    throw new DomainError('PCD001', { fields: [{ path: 'pathologyId', key: 'pcd.pathologyUnknown' }] });
  const [first, ...more] = pcdAnswerProblems({ driver, pathologyId, state, priceCents }, pathology ?? null);
  if (first) throw new DomainError(messages[first.key].code, { fields: [first, ...more] });
  const answer = { driver: driver!, state: state!, priceCents: priceCents! };
  const exemptions = await db
    .select()
    .from(pcdExemptions)
    .where(and(eq(pcdExemptions.enabled, true), inArray(pcdExemptions.uf, [answer.state, wholeCountry])))
    .orderBy(asc(pcdExemptions.id))
    .limit(rowsAtMost);
  const steps = await db
    .select()
    .from(pcdSteps)
    .where(eq(pcdSteps.enabled, true))
    .orderBy(asc(pcdSteps.position), asc(pcdSteps.id))
    .limit(rowsAtMost);
  const { outcomes, steps: own, ...result } = describePcdAnswer(answer, pathology!.taxes, { exemptions, steps }, today);
  return {
    ...result,
    day: today,
    pathologyName: pathology!.pathologyName,
    priceCents: answer.priceCents,
    outcomes: outcomes.map(({ exemption, ...outcome }) => ({ ...outcome, exemption: exemption && shown(exemption) })),
    steps: own.map(({ stepTitle, stepText, durationDays }) => ({ stepTitle, stepText, durationDays })),
  };
};

const shown = ({
  uf,
  effectiveFrom,
  validUntil,
  priceCeilingCents,
  benefitCeilingCents,
  yearsBetween,
  source,
  note,
  confirmedOn,
}: typeof pcdExemptions.$inferSelect) => ({
  uf,
  effectiveFrom,
  validUntil,
  priceCeilingCents,
  benefitCeilingCents,
  yearsBetween,
  source,
  note,
  confirmedOn,
});
