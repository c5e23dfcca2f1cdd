import { fillText, type Language, type TextParams, type Texts } from '../errors/texts.ts';

/** Why a whole file was refused, or how it ended. Reasons of single cells are keys of the validation messages. */
export const uploadMessages = {
  'file.empty': {
    pt: 'O arquivo está vazio. Preencha o modelo e envie de novo.',
    en: 'The file is empty. Fill in the template and send it again.',
  },
  'file.noLines': {
    pt: 'O arquivo só tem o cabeçalho: não há nenhuma linha para carregar.',
    en: 'The file has only the heading: there is no line to load.',
  },
  'file.notATable': {
    pt: 'O conteúdo não é uma planilha nem um CSV, embora o nome do arquivo diga que sim.',
    en: 'The content is neither a spreadsheet nor a CSV, although the file name says so.',
  },
  'file.oldExcel': {
    pt: 'Este é um arquivo .xls antigo. Salve como .xlsx ou CSV e envie de novo.',
    en: 'This is an old .xls file. Save it as .xlsx or CSV and send it again.',
  },
  'file.broken': {
    pt: 'O arquivo está danificado e não pôde ser lido até o fim.',
    en: 'The file is damaged and could not be read to its end.',
  },
  'file.date1904': {
    pt: 'A planilha usa o sistema de datas 1904. Desligue-o nas opções, confira as datas e envie de novo.',
    en: 'The spreadsheet uses the 1904 date system. Turn it off, check the dates and send it again.',
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
    pt: 'A planilha está protegida por senha. Retire a senha e envie de novo.',
    en: 'The spreadsheet is protected by a password. Remove it and send the file again.',
  },
  'file.tooManyLines': {
    pt: 'O arquivo passa de {max} linhas.',
    en: 'The file has more than {max} lines.',
  },
  'file.tooManyColumns': {
    pt: 'Uma linha do arquivo tem mais de {max} colunas.',
    en: 'A line of the file has more than {max} columns.',
  },
  'zip.tooLarge': {
    pt: 'O conteúdo compactado da planilha é grande demais para ser aberto com segurança.',
    en: 'The compressed content of the spreadsheet is too large to be opened safely.',
  },
  'sheet.missing': {
    pt: 'A planilha não tem nenhuma aba com dados.',
    en: 'The spreadsheet has no sheet with data.',
  },
  'heading.missing': {
    pt: 'O cabeçalho não confere com o modelo. Faltam as colunas: {columns}.',
    en: 'The heading does not match the template. Missing columns: {columns}.',
  },
  'heading.repeated': {
    pt: 'O cabeçalho tem colunas repetidas: {columns}.',
    en: 'The heading repeats columns: {columns}.',
  },
  'lines.invalid': {
    pt: 'Nada foi aplicado: {count} problemas encontrados, o primeiro na linha {line}. Veja o relatório.',
    en: 'Nothing was applied: {count} problems found, the first in line {line}. See the report.',
  },
  'lines.invalidOne': {
    pt: 'Nada foi aplicado: 1 problema encontrado, na linha {line}. Veja o relatório.',
    en: 'Nothing was applied: 1 problem found, in line {line}. See the report.',
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
    pt: '{count} linhas aplicadas. O que a tabela não cita continua como estava.',
    en: '{count} lines applied. What the table does not name stays as it was.',
  },
  changedOne: {
    pt: '1 linha aplicada. O que a tabela não cita continua como estava.',
    en: '1 line applied. What the table does not name stays as it was.',
  },
  planned: {
    pt: '{count} linhas conferidas. A tabela passa a valer em {day}.',
    en: '{count} lines checked. The table takes effect on {day}.',
  },
  plannedOne: {
    pt: '1 linha conferida. A tabela passa a valer em {day}.',
    en: '1 line checked. The table takes effect on {day}.',
  },
  tried: {
    pt: '{count} linhas conferidas. Ensaiar não põe nada em vigor: veja a diferença antes de decidir.',
    en: '{count} lines checked. A trial puts nothing in force: look at the difference before you decide.',
  },
  triedOne: {
    pt: '1 linha conferida. Ensaiar não põe nada em vigor: veja a diferença antes de decidir.',
    en: '1 line checked. A trial puts nothing in force: look at the difference before you decide.',
  },
  'send.removesMuch': {
    pt: 'Esta tabela retira {removed} das {linesBefore} linhas em vigor e deixa {unfinanced} combinações sem financiamento. Nada mudou: ensaie o arquivo, veja a diferença e confirme.',
    en: 'This table removes {removed} of the {linesBefore} lines in force and leaves {unfinanced} combinations unfinanced. Nothing has changed: try the file, look at the difference and confirm it.',
  },
  'trial.stale': {
    pt: 'Outra tabela passou a valer depois do ensaio e nada foi aplicado. Ensaie o arquivo de novo.',
    en: 'Another table took effect after the trial and nothing was applied. Try the file again.',
  },
  'trial.behindPlanned': {
    pt: 'A tabela {name|planejada} passa a valer antes desta, em {day}: o ensaio não foi comparado com ela e nada foi aplicado.',
    en: 'The table {name|that is planned} takes effect before this one, on {day}: the trial was not compared with it and nothing was applied.',
  },
  'job.lost': {
    pt: 'O processamento foi interrompido e nada foi aplicado. Envie o arquivo de novo.',
    en: 'The processing was interrupted and nothing was applied. Send the file again.',
  },
  'job.failed': {
    pt: 'Ocorreu um erro inesperado e nada foi aplicado. Tente de novo; se repetir, avise o suporte.',
    en: 'An unexpected error occurred and nothing was applied. Try again; if it repeats, tell support.',
  },
} satisfies Record<string, Texts>;

export type UploadMessageKey = keyof typeof uploadMessages;

/** The text of an upload's outcome. */
export const renderUploadMessage = (key: UploadMessageKey, language: Language, params: TextParams = {}): string =>
  fillText(uploadMessages[key], language, params);
