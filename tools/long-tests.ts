/**
 * `npm run test:long -- --seed 7 --factor 0.1`: thousands of randomized tests (walks over the proposal machine and over
 * the API, hostile files, killed processes). The seed repeats a run; the factor shortens or extends it. `npm test`
 * contains a small, fixed sample of each.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, factor: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const seed = values.seed ?? String(Date.now() % 1_000_000);
for (const [name, value] of Object.entries({ seed, factor: values.factor }))
  if (!(Number(value) > 0)) {
    console.error(`--${name} must be a number above 0, not "${value}".`);
    process.exit(2);
  }

console.log(`Seed ${seed}, factor ${values.factor}: npm run test:long -- --seed ${seed} --factor ${values.factor}`);
const files = positionals.length > 0 ? positionals : ['.long.test.'];
const child = spawn(join(bin, 'vitest'), ['run', '--project', '!api-embedded', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
    LONG_SEED: seed,
    LONG_FACTOR: values.factor,
  },
});
child.on('exit', (code) => process.exit(code ?? 1));
