import { vi } from 'vitest';

const names = [
  'readProposal readProposalDocuments readContractPapers readClientMessages sendClientPageLink updateProposal submitProposal changeProposalStatus',
  'presentProposalConditions reanalyseProposal relateProposalToSimulation findAddress listCities',
].flatMap((line) => line.split(' '));

/**
 * The calls of a proposal's page, each mocked by the test: `vi.mock('@estrada/web/calls/api.ts', () =>
 * import('./mocked-api.test-support.ts'))`.
 */
export const api = Object.fromEntries(names.map((name) => [name, vi.fn()]));
