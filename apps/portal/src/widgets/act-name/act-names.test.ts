import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { proposalTable } from '@estrada/domain/proposals/index';
import { expect, it } from 'vitest';
import { namedActs } from './use-act-name.ts';

const modules = fileURLToPath(new URL('../../../../api/src/modules', import.meta.url));

/** The acts that the API's sources write into the audit trail as they stand: `action: 'user.update'`. */
function writtenActs(): string[] {
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${modules}/${name}`, 'utf8'));
  const lines = sources.flatMap((source) => source.match(/action: .*/g) ?? []);
  return lines.flatMap((line) => line.match(/(?<=')[a-z]+\.[a-z-]+(?=')/g) ?? []);
}

it('names every act that the API writes down', () => {
  const acts = writtenActs();
  expect(acts.length).toBeGreaterThan(40);
  expect(acts.filter((act) => !namedActs.includes(act))).toEqual([]);
});

it('names everything that can happen to a proposal', () => {
  const events = proposalTable.map(({ event }) => `proposal.${event}`);
  expect(events.filter((act) => !namedActs.includes(act))).toEqual([]);
});
