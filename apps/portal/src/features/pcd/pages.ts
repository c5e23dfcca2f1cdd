import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconDisabled, IconWheelchair } from '@tabler/icons-react';
import { pcdStepsWords, pcdWords } from './page-strings.ts';

/** Sales to people with disabilities: the choice, the flow, and the records that it reads. */
export const pages: readonly PageRow[] = [
  {
    path: '/pcd',
    load: () => import('./choices.page.tsx'),
    access: 'pcd',
    menu: { group: 'sales', icon: IconWheelchair },
    words: pcdWords,
  },
  { path: '/pcd/passo-a-passo', load: () => import('./steps.page.tsx'), access: 'pcd', words: pcdStepsWords },
  {
    path: '/pcd/pathologies',
    load: () => import('./pathologies.page.tsx'),
    access: 'pcd-pathologies',
    menu: { group: 'parameters', icon: IconDisabled },
    words: {
      pt: {
        title: 'Isenções e patologias PCD',
        menu: 'PCD',
        about: 'Patologias, isenções com fonte e vigência, e os passos para pedi-las.',
      },
      en: {
        title: 'PWD exemptions and pathologies',
        menu: 'PWD',
        about: 'Pathologies, exemptions with source and validity, and the steps to request them.',
      },
    },
  },
];
