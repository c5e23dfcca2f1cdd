import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of coupons and vouchers. */
export const strings = defineStrings('promotions', {
  'tabs.label': ['Tipo de regra', 'Kind of rule'],
  'tab.vouchers': ['Vouchers', 'Vouchers'],
  'tab.coupons': ['Cupons de desconto', 'Discount coupons'],
  all: ['Todos', 'All'],
  failed: [
    'Não foi possível carregar as opções. Recarregue a página.',
    'The options could not be loaded. Reload the page.',
  ],
  nothingFound: ['Nada encontrado', 'Nothing found'],
  'code.make': ['Gerar código', 'Generate a code'],
  'code.hint': [
    'Um código gerado não pode ser adivinhado. Digite um código só quando ele for divulgado.',
    'A generated code cannot be guessed. Type a code only if it is published.',
  ],
  years: ['Anos separados por vírgula, por exemplo 2026,2027', 'Years separated by commas, for example 2026,2027'],
  'uses.left': ['{taken} de {limit}', '{taken} of {limit}'],
  'people.open': ['Lista de pessoas', 'List of people'],
  'people.title': ['Quem pode usar {name}', 'Who may use {name}'],
  'people.all': ['Sem lista: qualquer cliente pode usar.', 'Without a list: any client may use it.'],
  'people.count_one': ['{count} pessoa na lista.', '{count} person on the list.'],
  'people.count_other': ['{count} pessoas na lista.', '{count} people on the list.'],
  'people.list': ['Pessoas na lista', 'People on the list'],
  'people.loading': ['Carregando a lista…', 'Loading the list…'],
  'people.previous': ['Anteriores', 'Previous'],
  'people.next': ['Próximas', 'Next'],
  'people.page': ['Página {page} de {pages}', 'Page {page} of {pages}'],
  'people.file': ['Arquivo com CPF ou CNPJ', 'File with CPF or CNPJ'],
  'people.hint': [
    'CSV ou texto, um documento por linha, até 10.000. O arquivo substitui a lista atual.',
    'CSV or text, one document per line, up to 10,000. The file replaces the current list.',
  ],
  'people.read_one': ['{count} documento no arquivo.', '{count} document in the file.'],
  'people.read_other': ['{count} documentos no arquivo.', '{count} documents in the file.'],
  'people.wrong': [
    'Corrija as linhas que não têm CPF ou CNPJ válido: {lines}. Nada foi alterado.',
    'Correct the lines without a valid CPF or CNPJ: {lines}. Nothing was changed.',
  ],
  'people.empty': ['O arquivo não tem documentos. Escolha outro.', 'The file has no documents. Choose another one.'],
  'people.tooMany': [
    'O arquivo passa de 10.000 documentos. Divida a regra em duas.',
    'The file has more than 10,000 documents. Split the rule in two.',
  ],
  'people.replace': ['Substituir a lista', 'Replace the list'],
  'people.clear': ['Remover a lista', 'Remove the list'],
  'people.export': ['Exportar a lista', 'Export the list'],
  'people.exportHint': [
    'O arquivo tem os documentos completos. A exportação fica registrada na trilha de auditoria.',
    'The file has the whole documents. The export is recorded in the audit trail.',
  ],
  'people.saved': ['Lista de pessoas atualizada.', 'List of people updated.'],
  close: ['Fechar', 'Close'],
});
