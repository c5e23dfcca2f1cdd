import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The strings of `/watchdoc/config`. */
export const configStrings: PageRow['words'] = {
  pt: {
    title: 'Acesso à captura de documentos',
    about: 'Quem pode mandar fotos de documentos à leitura automática. A foto vai a um parceiro fora do portal.',
  },
  en: {
    title: 'Access to the document capture',
    about: 'Who may have pictures of documents read. The picture goes to a partner outside the portal.',
  },
};

/** The strings of `/watchdoc/access`. */
export const accessStrings: PageRow['words'] = {
  pt: {
    title: 'Captura de documento',
    about: 'Fotografe o documento de identidade do cliente com um celular e comece a simulação com os dados lidos.',
  },
  en: {
    title: 'Document capture',
    about: "Photograph the client's identity document with a phone and begin the simulation with what was read.",
  },
};
