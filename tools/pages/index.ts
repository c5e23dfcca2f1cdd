import { accessMatrixPage } from './access-matrix.ts';
import { callsPage } from './calls.ts';
import { configurationPage } from './configuration.ts';
import { demoPage } from './demo.ts';
import { proposalMachinePage } from './machines.ts';

/** Every generated file of the repository: path → content. */
export async function generatedPages(): Promise<Record<string, string>> {
  return {
    'docs/access-matrix.md': accessMatrixPage(),
    'docs/calls.txt': await callsPage(),
    'docs/configuration.md': configurationPage(),
    'docs/demo.md': demoPage(),
    'docs/proposal-machine.md': proposalMachinePage(),
  };
}
