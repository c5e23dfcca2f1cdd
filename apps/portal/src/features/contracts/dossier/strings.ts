import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words of the dossier of a signed contract. */
export const strings = defineStrings('proposal-dossier', {
  pt: {
    title: 'Dossiê do contrato',
    about:
      'Tudo o que prova a assinatura, selado: documentos, horários, textos aceitos e histórico. Fica registrado quem baixou.',
    pdf: 'Baixar em PDF',
    json: 'Baixar em JSON',
  },
  en: {
    title: 'Dossier of the contract',
    about:
      'All that proves the signature, sealed: papers, times, texts agreed to and history. Who downloads it is recorded.',
    pdf: 'Download as PDF',
    json: 'Download as JSON',
  },
});
