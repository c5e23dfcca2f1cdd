import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the dossier of a signed contract. */
export const strings = defineStrings('proposal-dossier', {
  title: ['Dossiê do contrato', 'Contract dossier'],
  about: [
    'Todas as provas da assinatura, em arquivo selado: documentos, horários, textos aceitos e histórico. Fica registrado quem baixa o dossiê.',
    'All the evidence of the signature, in a sealed file: documents, times, accepted texts and history. Everyone who downloads the dossier is recorded.',
  ],
  pdf: ['Baixar dossiê em PDF', 'Download the dossier as PDF'],
  json: ['Baixar dossiê em JSON', 'Download the dossier as JSON'],
});
