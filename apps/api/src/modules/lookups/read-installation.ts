import { type InstallationStep, installationStepNames } from '@estrada/domain/organization/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { UseCase } from '../../kernel/route.ts';

/** Whether something is there: each area says it of its own. */
export type IsThere = (db: Db, today: string) => Promise<boolean>;
export type InstallationChecks = Readonly<Record<InstallationStep, IsThere>>;

/** What is there of all that a simulation needs. */
export function makeReadInstallation(
  checks: InstallationChecks,
): UseCase<typeof endpoints.readInstallation, ReadContext> {
  return async (_input, { db, today }) => ({
    steps: await Promise.all(
      installationStepNames.map(async (name) => ({ name, isDone: await checks[name](db, today) })),
    ),
  });
}
