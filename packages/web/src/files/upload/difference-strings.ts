import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of trials: what a table would change, and putting it in force. */
export const differenceStrings = defineStrings('upload-difference', {
  'difference.title': ['O que {name} mudaria', 'What {name} would change'],
  'difference.close': ['Fechar', 'Close'],
  'difference.loading': ['Carregando a diferença', 'Loading the difference'],
  'difference.gone': [
    'A diferença foi guardada por {count} dias e já não existe. Ensaie o arquivo de novo.',
    'The difference was kept for {count} days and is gone. Try the file again.',
  ],
  'difference.added': ['Linhas novas', 'New lines'],
  'difference.changed': ['Linhas alteradas', 'Changed lines'],
  'difference.removed': ['Linhas retiradas', 'Removed lines'],
  'difference.none': ['Esta tabela é igual à que está em vigor.', 'This table is the same as the one in force.'],
  'difference.samples': ['Primeiras diferenças', 'First differences'],
  'difference.kind': ['O quê', 'What'],
  'difference.line': ['Linha', 'Line'],
  'difference.cells': ['Mudança', 'Change'],
  'kind.added': ['Nova', 'New'],
  'kind.changed': ['Alterada', 'Changed'],
  'kind.removed': ['Retirada', 'Removed'],
  'prices.loans': ['Parcela de referência', 'Instalment of reference'],
  'prices.loansText': [
    'Veículo de R$ 100.000, entrada mínima (ao menos 30%), menor prazo, sem tarifas.',
    'Vehicle of R$ 100.000, lowest down payment (30% at least), shortest term, no fees.',
  ],
  'prices.plan': ['Plano', 'Plan'],
  'prices.asset': ['Condição', 'Condition'],
  'asset.1': ['Novo', 'New vehicle'],
  'asset.2': ['Usado', 'Used vehicle'],
  'prices.before': ['Hoje', 'Today'],
  'prices.after': ['Com esta tabela', 'With this table'],
  'prices.change': ['Diferença', 'Difference'],
  'prices.loan': ['{amount} em {term} meses', '{amount} over {term} months'],
  'prices.otherTerm': ['Outro prazo', 'Another term'],
  'prices.none': ['Não financia', 'Not financed'],
  'prices.gaps': ['Deixam de ser financiadas: {count}', 'No longer financed: {count}'],
  'prices.overlaps': [
    'Com mais de uma tabela (vale a menor taxa): {count}',
    'With more than one table (the lowest rate wins): {count}',
  ],
  'difference.firstOf': ['Primeiras {shown} de {total}:', 'First {shown} of {total}:'],
  'trial.apply': ['Pôr em vigor', 'Put in force'],
  'trial.title': ['Pôr em vigor o que foi ensaiado?', 'Put in force what was tried?'],
  'trial.text': [
    'O mesmo arquivo é conferido outra vez e passa a valer no lugar da tabela atual.',
    'The same file is checked once more and takes the place of the current table.',
  ],
  'trial.textFrom': [
    'O mesmo arquivo é conferido outra vez e passa a valer em {day}. Até lá continua a tabela atual.',
    'The same file is checked once more and takes effect on {day}. Until then the current table stays.',
  ],
  'trial.stale': [
    'Outra tabela passou a valer depois deste ensaio. Ensaie o arquivo de novo.',
    'Another table took effect after this trial. Try the file again.',
  ],
});
