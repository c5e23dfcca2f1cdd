import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the dossier of a signed contract. */
export const strings = defineStrings('proposal-dossier', {
  title: ['Dossiê do contrato', 'Dossier of the contract'],
  about: [
    'Tudo o que prova a assinatura, selado: documentos, horários, textos aceitos e histórico. Fica registrado quem baixou.',
    'All that proves the signature, sealed: papers, times, texts agreed to and history. Who downloads it is recorded.',
  ],
  pdf: ['Baixar em PDF', 'Download as PDF'],
  json: ['Baixar em JSON', 'Download as JSON'],
});
