import { accessMatrixPage } from './access-matrix.ts';
import { configurationPage } from './configuration.ts';
import { demoPage } from './demo.ts';
import { proposalMachinePage } from './proposal-machine.ts';

/** Every generated file of the repository: path → content. */
export function generatedPages(): Record<string, string> {
  return {
    'docs/access-matrix.md': accessMatrixPage(),
    'docs/configuration.md': configurationPage(),
    'docs/demo.md': demoPage(),
    'docs/proposal-machine.md': proposalMachinePage(),
  };
}
