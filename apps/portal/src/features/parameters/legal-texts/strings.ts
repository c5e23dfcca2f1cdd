import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the legal texts of the papers. */
export const strings = defineStrings('legal-texts', {
  size_one: ['{count} parágrafo, {letters} caracteres', '{count} paragraph, {letters} characters'],
  size_other: ['{count} parágrafos, {letters} caracteres', '{count} paragraphs, {letters} characters'],
  'preview.open': ['Ver o PDF', 'View the PDF'],
  'preview.openOf': ['Ver o PDF: {name}, texto de {date}', 'View the PDF: {name}, text of {date}'],
  'preview.hint': [
    'O texto no documento de uma proposta fictícia, antes de salvar.',
    'The text in the document of a sample proposal, before it is saved.',
  ],
  'preview.notYet': ['Corrija o texto para vê-lo no documento.', 'Correct the text to see it in the document.'],
  'preview.name': ['texto-legal.pdf', 'legal-text.pdf'],
  'sources.count_one': ['{count} fonte', '{count} source'],
  'sources.count_other': ['{count} fontes', '{count} sources'],
  'sources.none': ['Não informadas', 'Not provided'],
  'review.row': ['{name}, texto de {date}', '{name}, text of {date}'],
  'review.question': [
    'Confirme só depois que o jurídico revisar e aprovar este texto. Seu nome e a data ficam registrados, e uma alteração do texto exige outra confirmação.',
    'Confirm only after counsel has reviewed and approved this text. Your name and the date are recorded, and changing the text requires another confirmation.',
  ],
  'product.copy': ['Copiar o texto padrão do Estrada', "Copy Estrada's standard text"],
  'product.copied': ['Texto copiado, fontes preenchidas', 'Text copied, sources filled in'],
  'fields.title': ['Campos do texto', 'Fields of the text'],
  'fields.about': [
    'Uma linha em branco separa parágrafos. Uma linha que começa com "# " é um título; com "! ", uma cláusula em destaque. O que está entre chaves vem da proposta:',
    'An empty line separates paragraphs. A line that begins with "# " is a heading; with "! ", a highlighted clause. What is between braces comes from the proposal:',
  ],
});
