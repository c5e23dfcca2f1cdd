import { esign } from '@estrada/domain/settings/index';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The strings of `/parameters/esign`, in the page table and on the page. */
export const esignStrings: PageRow['words'] = {
  pt: {
    title: esign.title.pt,
    about: 'Ativa e desativa a assinatura eletrônica para todos e por tipo de pessoa, e mostra qual nível decide.',
  },
  en: {
    title: esign.title.en,
    about: 'Turns electronic signature on and off, for all and by person type, and shows which level decides.',
  },
};
