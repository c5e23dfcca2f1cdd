import { invalid, type Message } from './message.ts';

/** Lines of uploaded tables. */
export const uploadsMessages = {
  'table.notConfirmed': invalid('Digite {count} para confirmar', 'Type {count} to confirm'),
  'table.byAnother': invalid(
    'Uma mudança deste tamanho precisa ser aplicada por outra pessoa, não por quem testou o arquivo',
    'A change of this size must be applied by someone other than the person who tested the file',
  ),
  'table.tooManyCorrections': invalid(
    'Corrija até 200 linhas por vez na tela; para mais, baixe a tabela e envie o arquivo corrigido',
    'Correct up to 200 lines at a time on screen; for more, download the table and upload the corrected file',
  ),
  'line.changed': invalid(
    'Esta linha não está mais na tabela em vigor: desfaça a alteração e procure a linha de novo',
    'This line is no longer in the table in force: undo the change and search for the line again',
  ),
  'validity.ended': invalid(
    'A vigência termina antes do dia em que a tabela entra em vigor: corrija a data ou remova a linha',
    'The period ends before the day on which the table takes effect: correct the date or remove the line',
  ),
  'validity.overlaps': invalid(
    'Outra linha desta tabela e prazo já cobre parte deste período: ajuste as datas',
    'Another line of this table and term already covers part of this period: adjust the dates',
  ),
  'campaignCode.unknown': invalid(
    'Não há campanha habilitada com este código: confira o código',
    'There is no enabled campaign with this code: check the code',
  ),
  'range.overlaps': invalid(
    'Outra linha deste produto e prazo já cobre parte desta faixa de valores no mesmo período: ajuste a faixa ou as datas',
    'Another line of this product and term already covers part of this range of amounts in the same period: adjust the range or the dates',
  ),
  'line.overlaps': invalid(
    'Outra linha da tabela já cobre parte destas faixas no mesmo período: ajuste as faixas ou as datas',
    'Another line of the table already covers part of these ranges in the same period: adjust the ranges or the dates',
  ),
  'range.order': invalid(
    'O fim da faixa deve ser igual ou maior que o início',
    'The end of the range must be equal to or greater than its start',
  ),
  'fipeCode.invalid': invalid(
    'Informe o código FIPE com o dígito, como 004123-1',
    'Enter the FIPE code with its digit, such as 004123-1',
  ),
  'referenceMonth.invalid': invalid(
    'Informe mês e ano por extenso, como maio de 2026',
    'Enter month and year in Portuguese words, as in the template',
  ),
  'fuel.differs': invalid(
    'A sigla não é a do combustível desta linha',
    'The letter is not the one of this line’s fuel',
  ),
  'protection.noWarranty': invalid(
    'Deixe em branco: só PMC_DAY_2 depende do fim da garantia de fábrica',
    'Leave it blank: only PMC_DAY_2 depends on the end of the factory warranty',
  ),
  'comboName.unknown': invalid(
    'Não há combo com este nome para esta pessoa e condição: confira o nome',
    'There is no combo with this name for this person and condition: check the name',
  ),
  'bacCode.unknown': invalid(
    'Não há concessionária com este código BAC: confira o código',
    'No dealer has this BAC code: check the code',
  ),
  'versionCode.unknown': invalid(
    'Não há versão com este código na tabela de veículos em vigor: confira o código',
    'The vehicle table in force has no version with this code: check the code',
  ),
  'stock.yearsUnknown': invalid(
    'A tabela de veículos em vigor não tem esta versão com esta condição e estes anos: confira condição e anos',
    'The vehicle table in force has no such version of this condition and these years: check condition and years',
  ),
  'stock.optionUnknown': invalid(
    'A tabela de veículos em vigor não tem esta versão com este opcional: confira o código do opcional',
    'The vehicle table in force has no such version with this option: check the option code',
  ),
  'stock.severalVersions': invalid(
    'Várias versões têm este código: informe também o código do opcional',
    'Several versions have this code: enter the option code too',
  ),
  'tierCode.invalid': invalid('Informe TR e o número, como TR1', 'Enter TR and the number, such as TR1'),
  'score.order': invalid(
    'O maior score deve ser igual ou superior ao menor',
    'The highest score must be equal to or above the lowest',
  ),
  'tier.overlaps': invalid(
    'Outra linha deste tipo de pessoa já cobre parte desta faixa de score no mesmo período: ajuste a faixa ou as datas',
    'Another line of this person type already covers part of this score range in the same period: adjust the range or the dates',
  ),
  'riskPriceCode.unknown': invalid(
    'Não há regra de preço por risco com este código: confira o código',
    'There is no risk-price rule with this code: check the code',
  ),
  'option.overlaps': invalid(
    'Outra linha deste opcional já cobre parte deste período: ajuste as datas',
    'Another line of this option already covers part of this period: adjust the dates',
  ),
  'gmfCode.unknown': invalid(
    'Não há concessionária com este código GMF: confira o código',
    'No dealer has this GMF code: check the code',
  ),
  'cell.formula': invalid('Fórmulas não são aceitas: cole o valor', 'Formulas are not accepted: paste the value'),
  'cell.format': invalid(
    'A célula está formatada como porcentagem ou data: formate a coluna como número ou texto',
    'The cell is formatted as a percentage or date: format the column as number or text',
  ),
  'cell.boolean': invalid(
    'VERDADEIRO e FALSO não são aceitos: escreva o valor',
    'TRUE and FALSE are not accepted: write the value',
  ),
  'cell.error': invalid('A célula tem um erro: cole o valor', 'The cell has an error: paste the value'),
  'decimals.two': invalid('Use no máximo duas casas decimais', 'Use at most two decimal places'),
  'decimals.four': invalid('Use no máximo quatro casas decimais', 'Use at most four decimal places'),
  'decimals.six': invalid('Use no máximo seis casas decimais', 'Use six decimals at most'),
  'line.moreCells': invalid(
    'Há mais valores do que colunas: um valor com vírgula, como "118490,50", precisa de aspas',
    'There are more values than columns: one with a comma, such as "118490,50", needs quotation marks',
  ),
  'plan.noEntry': invalid(
    'O Plan 100 financia o valor integral do veículo: informe entrada 0',
    'Plan 100 finances the full vehicle price: enter a down payment of 0',
  ),
  'sale.directIsNew': invalid(
    'A venda direta só está disponível para veículo novo',
    'A direct sale is available for new vehicles only',
  ),
  'rate.targetRequired': invalid('Informe também a taxa sem subsídio', 'Enter the rate without subsidy as well'),
  'date.outOfRange': invalid('Confira o ano: ele parece incorreto', 'Check the year: it seems incorrect'),
  'line.repeated': invalid(
    'Linha repetida no arquivo: remova uma delas',
    'Line repeated in the file: remove one of the two',
  ),
  'product.noPerson': invalid('Escolha pessoa física, jurídica ou ambas', 'Choose individuals, companies or both'),
  'product.noInsurer': invalid(
    'Nenhuma seguradora cota este produto: escolha a tabela ou o valor digitado',
    'No insurer quotes this product: choose the table or the typed amount',
  ),
  'product.notTyped': invalid(
    'O preço de um seguro vem da tabela ou da seguradora: escolha uma delas',
    'The price of insurance comes from the table or the insurer: choose one of them',
  ),
  'product.lifeOfPerson': invalid(
    'O seguro de vida é só para pessoa física: desmarque pessoa jurídica',
    'Life insurance is for individuals only: clear companies',
  ),
  'product.excluded': invalid(
    'Não é possível vender {name} com {other}: remova um dos dois',
    '{name} cannot be sold with {other}: remove one of the two',
  ),
  'product.noVehicle': invalid('Escolha veículo novo, usado ou ambos', 'Choose new vehicles, used ones or both'),
} satisfies Record<string, Message>;
