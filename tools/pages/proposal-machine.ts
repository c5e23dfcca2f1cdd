import {
  finalStatuses,
  initialStatus,
  proposalStatuses,
  proposalStatusIds,
  proposalTable,
} from '@estrada/domain/proposals/index';

/** docs/proposal-machine.md: the proposal's statuses and moves, generated from the transition table. */
export function proposalMachinePage(): string {
  const arrows = new Map<string, string[]>();
  for (const move of proposalTable)
    for (const from of move.from) {
      const key = `${from} --> ${move.to}`;
      arrows.set(key, [...(arrows.get(key) ?? []), move.event]);
    }
  const diagram = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  const statuses = proposalStatusIds.map((id) => `| ${id} | ${proposalStatuses[id].pt} | ${proposalStatuses[id].en} |`);
  const moves = proposalTable.map(
    (move) =>
      `| ${move.from.join(', ')} | ${move.event} | ${move.to} | ${move.actors.join(', ')} | ${(move.guards ?? []).join(', ')} | ${(move.effects ?? []).join(', ')} |`,
  );
  return `# The sales proposal

Made by \`npm run generate\` from \`packages/domain/src/proposals/proposal.table.ts\`. A move that is not in the table is refused with
PRS007, an update in a closed status with PRS006. The table is checked when the program starts: a status that cannot be reached,
a dead end that is not final or an unknown guard stops it.

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${initialStatus}
${diagram.join('\n')}
${finalStatuses.map((status) => `  ${status} --> [*]`).join('\n')}
\`\`\`

## Statuses

| status | Portuguese | English |
|---|---|---|
${statuses.join('\n')}

## Moves

| from | event | to | who | only while | what follows |
|---|---|---|---|---|---|
${moves.join('\n')}
`;
}
