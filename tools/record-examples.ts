/**
 * `npm run -s api:examples [-- FILES]`: runs the tests of the API, or those of the files, and writes an example of each
 * call that they made to apps/api/openapi-examples.json. Examples of other calls stay.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import type { CallExample } from '../apps/api/src/kernel/http/openapi.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'apps/api/openapi-examples.json');
const folder = mkdtempSync(join(tmpdir(), 'estrada-examples-'));
const files = process.argv.slice(2);
spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'api-postgres', ...(files.length > 0 ? files : ['apps/api'])],
  { cwd: root, stdio: 'inherit', env: { ...process.env, RECORD_EXAMPLES: folder } },
);

/** Longer examples are cut down to the shortest answer that was recorded. */
const maxLength = 1500;
const recorded = new Map<string, CallExample[]>();
for (const file of globSync('*.jsonl', { cwd: folder }))
  for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
    const { name, ...call } = JSON.parse(line) as CallExample & { name: string };
    const endpoint: Endpoint = endpoints[name as EndpointName];
    if (!isTyped(endpoint, call)) continue;
    // a combo has at least two products; a filter that is called like a secret accepts no placeholder
    const short = [1, 2].map((entries) => shorten(call, entries) as CallExample);
    const typed = short.find((one) => isTyped(endpoint, one));
    if (typed) recorded.set(name, [...(recorded.get(name) ?? []), typed]);
  }
rmSync(folder, { recursive: true });

const examples = JSON.parse(readFileSync(target, 'utf8')) as Record<string, CallExample>;
for (const [name, calls] of recorded) {
  const byLength = calls.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  examples[name] = byLength.findLast((call) => lengthOf(call) <= maxLength) ?? byLength[0]!;
}
// the calls of an uploaded table are those of every other one
for (const names of Object.values(uploadNames))
  for (const [part, name] of Object.entries<string>(names)) {
    const other = Object.values(uploadNames).map((others) => examples[(others as Record<string, string>)[part]!]);
    examples[name] ??= other.find((example) => example !== undefined)!;
  }
const lines = Object.keys(examples)
  .filter((name) => Object.hasOwn(endpoints, name) && !('file' in endpoints[name as EndpointName].response))
  .sort()
  .filter((name) => examples[name] !== undefined)
  .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(examples[name])}`);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${recorded.size} calls recorded, ${lines.length} examples.`);

/**
 * Whether the query and the body are as the call describes them: a list also takes an empty filter as none. An empty one
 * is left out of an example.
 */
function isTyped({ query, files, body }: Endpoint, call: CallExample): boolean {
  const isQuery = !query || query.safeParse(call.query ?? {}).success;
  return isQuery && (!body || !!files || body.safeParse(call.body ?? {}).success);
}

function lengthOf(example: CallExample): number {
  return JSON.stringify(example).length;
}

/** So many entries of each list, without secrets; an empty query or body is none. */
function shorten(value: unknown, entries: number, name = ''): unknown {
  if (typeof value === 'string') return isSecret(name, value) ? `(${name})` : value;
  if (Array.isArray(value)) return value.slice(0, entries).map((entry) => shorten(entry, entries, name));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([key, part]) => !(['query', 'body'].includes(key) && isEmpty(part)));
  return Object.fromEntries(parts.map(([key, part]) => [key, shorten(part, entries, key)]));
}

/** `confirmation` is a password typed a second time, and a filter of the decision queue. */
function isSecret(name: string, value: string): boolean {
  const isFilter = name === 'confirmation' && (value === 'me' || value === 'others');
  return (!isFilter && /token|password|confirmation|apiKey|challenge|secret/i.test(name)) || value.startsWith('eyJ');
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
