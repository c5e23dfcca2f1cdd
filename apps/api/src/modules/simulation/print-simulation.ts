import { recordScope } from '@estrada/domain/access/index';
import type { endpoints } from '@estrada/endpoints/index';
import { drawForCaller } from '../../documents/document.ts';
import { simulationSheet } from '../../documents/simulation-sheet.ts';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeSimulation, maskClient, maskedFor } from './describe-simulation.ts';
import { withoutHidden } from './profile-views.ts';
import { readOfferLender } from './read-offer-lender.ts';
import { findSimulation } from './simulations.repository.ts';

/** The version of the sheet's content: a stored sheet of an older version is generated again. */
const edition = 2;

/**
 * The sheet of a saved simulation. It is stored by version and language: the same version always prints the same bytes.
 */
export function makePrintSimulation(files: FileStore): UseCase<typeof endpoints.printSimulation, ReadContext> {
  return async ({ params, query }, context) => {
    const row = inReach(await findSimulation(context.db, recordScope(callerOf(context).viewer), params.id));
    const simulation = await describeSimulation(context, row, null);
    const shown = await withoutHidden(simulation.result, row.request, context);
    // a viewer with restricted figures, or from whom the client is hidden, gets a separate sheet
    const part = shown === simulation.result ? '' : '-part';
    const { client, maskedFields } = maskClient(simulation.client, maskedFor(row, callerOf(context).viewer));
    const masked = maskedFields ? '-masked' : '';
    const key = `simulations/${row.id}/v${row.version}-${query.language}${part}${masked}-e${edition}.pdf`;
    const kept = await files.read(key);
    if (kept) return kept;
    // the lender on the day of the figures: a later change of lender does not change their sheet
    const lender = await readOfferLender(context.db, simulation.result.simulationDate);
    const data = { ...simulation, client, result: shown, lender };
    const sheet = await drawForCaller(simulationSheet, data, query.language);
    await files.write(key, sheet);
    return sheet;
  };
}
