import { invalid, type Message } from './message.ts';

/** Lines of uploaded tables. */
export const uploadsMessages = {
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
  'line.repeated': invalid('Linha repetida no arquivo', 'Line repeated in the file'),
  'product.noPerson': invalid('Escolha pessoa física, jurídica ou ambas', 'Choose persons, companies or both'),
  'product.noVehicle': invalid('Escolha veículo novo, usado ou ambos', 'Choose new vehicles, used ones or both'),
} satisfies Record<string, Message>;
