import { globSync } from 'node:fs';
import { z } from 'zod';

/**
 * Every schema that a file of this package exports, with its name in the description of the API: `proposalDetail` is
 * `ProposalDetail`. The files are those of the folder, so that a new one is found without a list of them.
 */
export async function schemaNames(): Promise<Map<z.ZodType, string>> {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).sort();
  const modules = await Promise.all(
    files.map(
      (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ new URL(file, import.meta.url).href),
    ),
  );
  const names = new Map<z.ZodType, string>();
  for (const [name, value] of modules.flatMap(Object.entries))
    if (value instanceof z.ZodType && !names.has(value)) names.set(value, name[0]!.toUpperCase() + name.slice(1));
  return names;
}
