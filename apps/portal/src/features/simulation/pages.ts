import type { PageLoader, PageRow } from '@estrada/web/pages/page-row.ts';
import { IconCalculator, IconColumns, IconHistory, IconTags } from '@tabler/icons-react';
import { arrangeMenuStrings } from './page-strings.ts';

const simulator: PageLoader = () => import('./simulator.page.tsx');
const words: PageRow['words'] = {
  pt: { title: 'Simulador', about: 'Monte um financiamento e compare os prazos.' },
  en: { title: 'Simulator', about: 'Set up the financing and compare the terms.' },
};

/** The simulator, at both of its addresses, the simulator of offers, the saved simulations, and the menu of products. */
export const pages: readonly PageRow[] = [
  {
    path: '/simulador',
    load: simulator,
    access: 'simulator',
    menu: { group: 'sales', icon: IconCalculator },
    words,
  },
  {
    path: '/ofertas/simular',
    load: () => import('./offer-simulator.page.tsx'),
    access: 'offers',
    menu: { group: 'sales', icon: IconTags },
    words: {
      pt: { title: 'Simulador de ofertas', about: 'Simule uma oferta, ou qualquer veículo, sem concessionária.' },
      en: { title: 'Offer simulator', about: 'Simulate an offer, or any vehicle, without a dealer.' },
    },
  },
  { path: '/simulacao', load: simulator, access: 'simulator', words },
  {
    path: '/simulacoes',
    load: () => import('./saved-simulations.page.tsx'),
    access: 'saved-simulations',
    menu: { group: 'sales', icon: IconHistory },
    words: {
      pt: { title: 'Simulações salvas', about: 'Retome uma simulação de onde parou.' },
      en: { title: 'Saved simulations', about: 'Pick up a simulation where you left it.' },
    },
  },
  {
    path: '/parameters/productMenu',
    load: () => import('./menu/arrange-menu.page.tsx'),
    access: 'product-menu-consult',
    menu: { group: 'parameters', icon: IconColumns },
    words: arrangeMenuStrings,
  },
];
