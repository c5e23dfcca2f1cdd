import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the menu of products: to the client, and of what was chosen. */
export const strings = defineStrings('productMenu', {
  open: ['Menu de produtos', 'Product menu'],
  title: ['Escolha os produtos', 'Choose the products'],
  close: ['Fechar o menu', 'Close the menu'],
  loading: ['Calculando as colunas…', 'Calculating the columns…'],
  without: [
    'Parcela sem produtos: {amount} · CET {cet} a.a.',
    'Instalment without products: {amount} · CET {cet} p.a.',
  ],
  kept: ['Já na compra, em todas as colunas: {names}', 'Already bought, in every column: {names}'],
  instalment: ['Parcela de {amount}', 'Instalment of {amount}'],
  monthly: ['+ {amount} por mês', '+ {amount} per month'],
  perInstalment: ['+ {amount} por parcela', '+ {amount} per instalment'],
  perDay: ['{amount} por dia', '{amount} per day'],
  apart: ['{amount} pagos à parte', '{amount} paid separately'],
  cet: ['CET {cet} a.a.', 'CET {cet} p.a.'],
  nothing: ['Só o financiamento', 'The financing only'],
  compose: ['Marque o que você quer levar', 'Tick what you want to take'],
  recalculating: ['Recalculando a coluna…', 'Recalculating the column…'],
  leftOut: ['{name}: {reason}', '{name}: {reason}'],
  'leftOut.list': ['Fora desta coluna', 'Not in this column'],
  'reason.noQuote': ['sem cotação: cote no painel das seguradoras', 'no quote: request one in the insurers’ panel'],
  'reason.quoteExpired': [
    'cotação vencida: cote de novo no painel das seguradoras',
    'expired quote: request one again in the insurers’ panel',
  ],
  'reason.excluded': [
    'não se vende junto com outro produto da compra',
    'it is not sold together with another product of the sale',
  ],
  drops: ['Sai da compra: {names}', 'Leaves the sale: {names}'],
  choose: ['Escolher', 'Choose'],
  chooseOne: ['Escolher: {column}', 'Choose: {column}'],
  chosen: ['Escolhida', 'Chosen'],

  'choice.current': ['Coluna escolhida no menu: {column}', 'Column chosen from the menu: {column}'],
  'choice.pending': [
    'Coluna escolhida no menu: {column}. Ela é registrada ao salvar a simulação.',
    'Column chosen from the menu: {column}. It is recorded when the simulation is saved.',
  ],
  'choice.lost': [
    'A coluna {column} foi escolhida no menu, mas a simulação mudou depois. A escolha não vale mais: abra o menu de novo.',
    'The column {column} was chosen from the menu, but the simulation changed afterwards. The choice no longer applies: open the menu again.',
  ],

  'client.chose': [
    'O cliente escolheu a coluna {column} no link, em {date}.',
    'The client chose the column {column} at the link, on {date}.',
  ],
  'client.apply': ['Aplicar a escolha', 'Apply the choice'],
  'client.changed': [
    'Os valores mudaram desde o link. Salve a simulação e envie outro link, ou abra o menu com o cliente.',
    'The figures have changed since the link. Save the simulation and send another link, or open the menu with the client.',
  ],

  'link.title': ['Produtos, se você quiser', 'Products, if you want them'],
  'link.about': [
    'Compare as colunas no prazo de {count} meses. O crédito é decidido da mesma forma com ou sem produtos.',
    'Compare the columns over {count} months. Credit is decided in the same way with or without products.',
  ],
  'link.chosen': [
    'Você escolheu {column}. {seller} recebeu o aviso e confirma a escolha com você.',
    'You chose {column}. {seller} has been notified and will confirm the choice with you.',
  ],

  'record.title': ['Produtos aceitos e recusados', 'Accepted and declined products'],
  'record.who.seller': [
    'Coluna {column}, na tela do vendedor, em {date}, registrada por {name}',
    'Column {column}, on the seller’s screen, on {date}, recorded by {name}',
  ],
  'record.who.client': [
    'Coluna {column}, pelo cliente no link, em {date}, registrada por {name}',
    'Column {column}, by the client at the link, on {date}, recorded by {name}',
  ],
  'record.shown': ['Ordem mostrada: {columns}', 'Order shown: {columns}'],
  'record.shownColumn': ['{column} {amount}', '{column} {amount}'],
  'record.accepted': ['Aceitos', 'Accepted'],
  'record.declined': ['Recusados', 'Declined'],
  'record.none': ['Nenhum', 'None'],
  'record.kept': ['Fora do menu', 'Outside the menu'],
  'record.lost': ['A simulação mudou depois desta escolha.', 'The simulation has changed since this choice.'],
  'record.earlier_one': ['{count} escolha anterior', '{count} earlier choice'],
  'record.earlier_other': ['{count} escolhas anteriores', '{count} earlier choices'],
});
