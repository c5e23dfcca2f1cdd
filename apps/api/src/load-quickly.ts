/**
 * Shortens the start of a process by work that Node repeats for each of some thousand files; imported before anything
 * else, or passed to Node as `--import` (decision 0070).
 * - The table of exports in the package.json of drizzle-orm has 179 kB, and Node parses it for each of the 250 files
 *   that import the package: its addresses are looked up once.
 * - Types are stripped and files compiled once, and cached in `node_modules/.cache` by the content of the files. Where
 *   that is not writable, they are compiled each time.
 */
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/estrada-compiled', import.meta.url)));

const addresses = new Map<string, ResolveFnOutput>();
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const known = addresses.get(specifier);
    if (known) return known;
    const found = next(specifier, context);
    addresses.set(specifier, { ...found, shortCircuit: true });
    return found;
  },
});
