import {
  finalStatuses,
  initialStatus,
  proposalStatuses,
  proposalStatusIds,
  proposalTable,
} from '@estrada/domain/proposals/index';

type Row = {
  from: readonly string[];
  event: string;
  to: string;
  actors: readonly string[];
  guards?: readonly string[];
  effects?: readonly string[];
};
type Machine = {
  title: string;
  /** where it is declared and how it refuses */
  about: string;
  table: readonly Row[];
  initial: string;
  finals: readonly string[];
  statuses: readonly { id: string; pt: string; en: string }[];
};

/** A page with the diagram, the statuses and the moves of a machine, generated from its transition table. */
function machinePage({ title, about, table, initial, finals, statuses }: Machine): string {
  const arrows = new Map<string, string[]>();
  for (const move of table)
    for (const from of move.from) {
      const key = `${from} --> ${move.to}`;
      arrows.set(key, [...(arrows.get(key) ?? []), move.event]);
    }
  const diagram = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  const moves = table.map(
    (move) =>
      `| ${move.from.join(', ')} | ${move.event} | ${move.to} | ${move.actors.join(', ')} | ${(move.guards ?? []).join(', ')} | ${(move.effects ?? []).join(', ')} |`,
  );
  return `# ${title}

${about} The table is checked when the program starts: a status that cannot be reached,
a dead end that is not final or an unknown guard stops it.

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${initial}
${diagram.join('\n')}
${finals.map((status) => `  ${status} --> [*]`).join('\n')}
\`\`\`

## Statuses

| status | Portuguese | English |
|---|---|---|
${statuses.map(({ id, pt, en }) => `| ${id} | ${pt} | ${en} |`).join('\n')}

## Moves

| from | event | to | who | only while | what follows |
|---|---|---|---|---|---|
${moves.join('\n')}
`;
}

/** docs/proposal-machine.md */
export const proposalMachinePage = (): string =>
  machinePage({
    title: 'The sales proposal',
    about: `Made by \`npm run generate\` from \`packages/domain/src/proposals/proposal.table.ts\`. A move that is not in the table is refused with
PRS007, an update in a closed status with PRS006.`,
    table: proposalTable,
    initial: initialStatus,
    finals: finalStatuses,
    statuses: proposalStatusIds.map((id) => ({ id, pt: proposalStatuses[id].pt, en: proposalStatuses[id].en })),
  });
