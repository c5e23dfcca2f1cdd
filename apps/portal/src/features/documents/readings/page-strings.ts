import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The strings of `/watchdoc/config`. */
export const configStrings: PageRow['words'] = {
  pt: {
    title: 'Acesso à captura de documentos',
    about: 'Quem pode enviar fotos de documentos para leitura automática. A foto vai para um parceiro fora do portal.',
  },
  en: {
    title: 'Document capture access',
    about: 'Who can send photos of documents for automatic reading. The photo goes to a partner outside the portal.',
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
    about: "Photograph the client's identity document with a phone and start the simulation with the data read.",
  },
};
