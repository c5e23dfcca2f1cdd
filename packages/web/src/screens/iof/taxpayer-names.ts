import type { IofTaxpayer } from '@estrada/domain/parameters/index';
import type { Said } from '../../records/page/record-kind.ts';

/** The displayed names of the tax's borrowers. */
export const taxpayerNames: Readonly<Record<IofTaxpayer, Said>> = {
  pf: { pt: 'Pessoa física', en: 'Individual' },
  pj: { pt: 'Pessoa jurídica', en: 'Company' },
  simples: { pt: 'Simples Nacional e MEI', en: 'Simples Nacional and MEI' },
};
