import { invalid, type Message } from './message.ts';

/** Lines of uploaded tables. */
export const uploadsMessages = {
  'table.notConfirmed': invalid('Digite {count} para confirmar', 'Type {count} to confirm'),
  'table.byAnother': invalid(
    'Uma mudança deste tamanho é posta em vigor por outra pessoa, não por quem a ensaiou',
    'A change of this size is put in force by another person than who tried it',
  ),
  'validity.ended': invalid(
    'A vigência já terminou no dia em que a tabela passa a valer: corrija a data ou retire a linha',
    'The validity has ended on the day on which the table takes effect: correct the date or remove the line',
  ),
  'validity.overlaps': invalid(
    'Outra linha desta tabela e prazo vale em parte dos mesmos dias',
    'Another line of this table and term holds on some of the same days',
  ),
  'campaignCode.unknown': invalid(
    'Não há campanha em uso com este código',
    'There is no campaign in use with this code',
  ),
  'range.overlaps': invalid(
    'Outra linha deste produto e prazo cobre parte dos mesmos valores e dias',
    'Another line of this product and term covers some of the same amounts and days',
  ),
  'bacCode.unknown': invalid('Não há concessionária com este código BAC', 'No dealer has this BAC code'),
  'versionCode.unknown': invalid(
    'Não há versão com este código na tabela de veículos em vigor',
    'The vehicle table in force has no version of this code',
  ),
  'tierCode.invalid': invalid('Informe TR e o número, como TR1', 'Enter TR and the number, such as TR1'),
  'score.order': invalid(
    'O maior score deve ser igual ou superior ao menor',
    'The highest score may not be below the lowest',
  ),
  'tier.overlaps': invalid(
    'Outra linha desta pessoa tem parte destes scores em parte dos mesmos dias',
    'Another line of this person type has some of these scores on some of the same days',
  ),
  'riskPriceCode.unknown': invalid(
    'Não há regra de preço por risco com este código',
    'There is no risk-price rule of this code',
  ),
  'option.overlaps': invalid(
    'Outra linha deste opcional vale em parte dos mesmos dias',
    'Another line of this option holds on some of the same days',
  ),
  'gmfCode.unknown': invalid('Não há concessionária com este código GMF', 'No dealer has this GMF code'),
  'cell.formula': invalid('Fórmulas não são aceitas: cole o valor', 'Formulas are not accepted: paste the value'),
  'cell.format': invalid(
    'A célula é porcentagem ou data: formate a coluna como número ou texto',
    'The cell is a percentage or a date: format the column as a number or a text',
  ),
  'cell.boolean': invalid(
    'VERDADEIRO e FALSO não são aceitos: escreva o valor',
    'TRUE and FALSE are not accepted: write the value',
  ),
  'cell.error': invalid('A célula tem um erro: cole o valor', 'The cell has an error: paste the value'),
  'decimals.two': invalid('Use no máximo duas casas decimais', 'Use two decimals at most'),
  'decimals.six': invalid('Use no máximo seis casas decimais', 'Use six decimals at most'),
  'line.moreCells': invalid(
    'Há mais valores do que colunas: um valor com vírgula, como "118490,50", precisa de aspas',
    'There are more values than columns: one with a comma, such as "118490,50", needs quotation marks',
  ),
  'plan.noEntry': invalid(
    'O Plan 100 financia tudo: a entrada é 0',
    'Plan 100 finances the whole price: the entry is 0',
  ),
  'sale.directIsNew': invalid('A venda direta é de veículo novo', 'A direct sale is of a new vehicle'),
  'rate.targetRequired': invalid(
    'Uma taxa subsidiada precisa da taxa sem subsídio',
    'A subsidised rate needs the rate without subsidy',
  ),
  'date.outOfRange': invalid('O ano não parece certo', 'The year does not look right'),
  'line.repeated': invalid('Linha repetida no arquivo', 'Line repeated in the file'),
  'product.noPerson': invalid('Escolha pessoa física, jurídica ou ambas', 'Choose persons, companies or both'),
  'product.noVehicle': invalid('Escolha veículo novo, usado ou ambos', 'Choose new vehicles, used ones or both'),
} satisfies Record<string, Message>;
