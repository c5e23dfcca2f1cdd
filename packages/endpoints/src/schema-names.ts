import { globSync } from 'node:fs';
import * as registration from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { endpoints } from './index.ts';

/**
 * Every schema exported by a file of this package, with its name in the description of the API: `proposalDetail` is
 * `ProposalDetail`. The files are read from the folder, so that a new one needs no registration.
 */
export async function schemaNames(): Promise<Map<z.core.$ZodType, string>> {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).sort();
  const modules = await Promise.all(
    files.map(
      (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ new URL(file, import.meta.url).href),
    ),
  );
  const names = new Map<z.core.$ZodType, string>();
  const declared = {
    // the registration is declared in the domain; the wire names its vehicle by its field
    clientForm: registration.clientForm,
    vehicleAdditionalInfo: registration.vehicleInfo,
    // of several calls with one answer, that by which its users know it
    readCertisignResponse: endpoints.readCertisign.response,
    listFinanceStructuresResponse: endpoints.listFinanceStructures.response,
    previewRateResponse: endpoints.previewRate.response,
    solveSimulationResponse: endpoints.solveSimulation.response,
  };
  for (const [name, value] of [declared, ...modules].flatMap(Object.entries))
    if (value instanceof z.core.$ZodType && !names.has(value)) names.set(value, name[0]!.toUpperCase() + name.slice(1));
  return names;
}
