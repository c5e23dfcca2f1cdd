import { fillText, type Language, type TextParams, type Texts } from '../errors/texts.ts';

/** Why a whole file was refused, or how it ended. Reasons of single cells are keys of the validation messages. */
export const uploadMessages = {
  'file.empty': {
    pt: 'O arquivo está vazio. Preencha o modelo e envie de novo.',
    en: 'The file is empty. Fill in the template and send it again.',
  },
  'file.noLines': {
    pt: 'O arquivo só tem o cabeçalho. Preencha as linhas e envie de novo.',
    en: 'The file has only the header row. Fill in the lines and send it again.',
  },
  'file.notATable': {
    pt: 'O conteúdo não é uma planilha nem um CSV, apesar do nome do arquivo. Salve como .xlsx ou CSV e envie de novo.',
    en: 'The content is neither a spreadsheet nor a CSV, despite the file name. Save it as .xlsx or CSV and send it again.',
  },
  'file.oldExcel': {
    pt: 'Este é um arquivo .xls antigo. Salve como .xlsx ou CSV e envie de novo.',
    en: 'This is an old .xls file. Save it as .xlsx or CSV and send it again.',
  },
  'file.broken': {
    pt: 'O arquivo está danificado e não pôde ser lido até o fim. Salve outra cópia e envie de novo.',
    en: 'The file is damaged and could not be read to the end. Save another copy and send it again.',
  },
  'file.date1904': {
    pt: 'A planilha usa o sistema de datas 1904. Desative-o nas opções da planilha, confira as datas e envie de novo.',
    en: 'The spreadsheet uses the 1904 date system. Turn it off in the options of the spreadsheet, check the dates and send it again.',
  },
  'file.mixedEncoding': {
    pt: 'O arquivo mistura duas codificações. Salve como “CSV UTF-8” e envie de novo.',
    en: 'The file mixes two encodings. Save it as “CSV UTF-8” and send it again.',
  },
  'file.encoding': {
    pt: 'A codificação do arquivo não foi reconhecida. Salve como “CSV UTF-8” e envie de novo.',
    en: 'The encoding of the file was not recognised. Save it as “CSV UTF-8” and send it again.',
  },
  'file.separator': {
    pt: 'A linha “sep=” indica um separador que não é aceito. Use ponto e vírgula, vírgula, tabulação ou barra vertical.',
    en: 'The line “sep=” names a separator that is not accepted. Use a semicolon, a comma, a tab or a vertical bar.',
  },
  'file.protected': {
    pt: 'A planilha está protegida por senha. Remova a senha e envie de novo.',
    en: 'The spreadsheet is protected by a password. Remove the password and send the file again.',
  },
  'file.tooManyLines': {
    pt: 'O arquivo tem mais de {max} linhas. Divida-o e envie cada parte.',
    en: 'The file has more than {max} lines. Split it and send each part.',
  },
  'file.tooManyColumns': {
    pt: 'Uma linha do arquivo tem mais de {max} colunas. Confira o separador e envie de novo.',
    en: 'A line of the file has more than {max} columns. Check the separator and send it again.',
  },
  'zip.tooLarge': {
    pt: 'O conteúdo compactado da planilha é grande demais para ser aberto com segurança. Salve como CSV e envie de novo.',
    en: 'The compressed content of the spreadsheet is too large to be opened safely. Save it as CSV and send it again.',
  },
  'sheet.missing': {
    pt: 'A planilha não tem nenhuma aba com dados. Preencha o modelo e envie de novo.',
    en: 'The spreadsheet has no sheet with data. Fill in the template and send it again.',
  },
  'heading.missing': {
    pt: 'O cabeçalho não confere com o modelo. Adicione as colunas que faltam: {columns}.',
    en: 'The header row does not match the template. Add the missing columns: {columns}.',
  },
  'heading.repeated': {
    pt: 'O cabeçalho tem colunas repetidas. Remova as repetições: {columns}.',
    en: 'The header row has repeated columns. Remove the repetitions: {columns}.',
  },
  'lines.invalid': {
    pt: 'Nada foi aplicado: {count} problemas encontrados, o primeiro na linha {line}. Veja o relatório.',
    en: 'Nothing was applied: {count} problems found, the first on line {line}. See the report.',
  },
  'lines.invalidOne': {
    pt: 'Nada foi aplicado: 1 problema encontrado, na linha {line}. Veja o relatório.',
    en: 'Nothing was applied: 1 problem found, on line {line}. See the report.',
  },
  applied: {
    pt: '{count} linhas aplicadas. A nova tabela está em vigor.',
    en: '{count} lines applied. The new table is in force.',
  },
  appliedOne: {
    pt: '1 linha aplicada. A nova tabela está em vigor.',
    en: '1 line applied. The new table is in force.',
  },
  changed: {
    pt: '{count} linhas aplicadas. O que não está no arquivo continua como estava.',
    en: '{count} lines applied. What is not in the file stays as it was.',
  },
  changedOne: {
    pt: '1 linha aplicada. O que não está no arquivo continua como estava.',
    en: '1 line applied. What is not in the file stays as it was.',
  },
  planned: {
    pt: '{count} linhas conferidas. A tabela entra em vigor em {day}.',
    en: '{count} lines checked. The table takes effect on {day}.',
  },
  plannedOne: {
    pt: '1 linha conferida. A tabela entra em vigor em {day}.',
    en: '1 line checked. The table takes effect on {day}.',
  },
  tried: {
    pt: '{count} linhas conferidas. O teste não altera a tabela em vigor: revise as diferenças antes de decidir.',
    en: '{count} lines checked. The test does not change the table in force: review the differences before you decide.',
  },
  triedOne: {
    pt: '1 linha conferida. O teste não altera a tabela em vigor: revise as diferenças antes de decidir.',
    en: '1 line checked. The test does not change the table in force: review the differences before you decide.',
  },
  'send.removesMuch': {
    pt: 'Esta tabela remove {removed} das {linesBefore} linhas em vigor. Nada mudou: teste o arquivo, revise as diferenças e confirme.',
    en: 'This table removes {removed} of the {linesBefore} lines in force. Nothing has changed: test the file, review the differences and confirm.',
  },
  'send.leavesGaps': {
    pt: 'Esta tabela deixa combinações de veículo e plano sem financiamento ({unfinanced}). Nada mudou: teste o arquivo, revise as diferenças e confirme.',
    en: 'This table leaves combinations of vehicle and plan without financing ({unfinanced}). Nothing has changed: test the file, review the differences and confirm.',
  },
  'trial.stale': {
    pt: 'Outra tabela entrou em vigor depois do teste e nada foi aplicado. Teste o arquivo de novo.',
    en: 'Another table took effect after the test and nothing was applied. Test the file again.',
  },
  'trial.behindPlanned': {
    pt: 'A tabela {name|de outra carga} já está agendada para {day}, antes desta, e nada foi aplicado. O teste não considerou essa tabela: escolha uma data anterior ou cancele o agendamento.',
    en: 'The table {name|of another upload} is already scheduled for {day}, before this one, and nothing was applied. The test did not consider that table: choose an earlier date or cancel its scheduling.',
  },
  'job.lost': {
    pt: 'O processamento foi interrompido e nada foi aplicado. Envie o arquivo de novo.',
    en: 'The processing was interrupted and nothing was applied. Send the file again.',
  },
  'job.failed': {
    pt: 'Ocorreu um erro inesperado e nada foi aplicado. Tente de novo; se o problema continuar, avise o Service Desk.',
    en: 'An unexpected error occurred and nothing was applied. Try again; if the problem persists, inform the Service Desk.',
  },
} satisfies Record<string, Texts>;

export type UploadMessageKey = keyof typeof uploadMessages;

/** The text of an upload's outcome. */
export const renderUploadMessage = (key: UploadMessageKey, language: Language, params: TextParams = {}): string =>
  fillText(uploadMessages[key], language, params);
