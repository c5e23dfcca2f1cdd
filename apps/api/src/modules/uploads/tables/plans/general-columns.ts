import { financeTypes } from '@estrada/domain/enumerations/index';
import type { PriceLine } from '@estrada/domain/simulation/index';
import {
  choiceColumn,
  integerColumn,
  optionalColumn,
  rateColumn,
  shareColumn,
  textColumn,
} from '@estrada/domain/uploads/index';
import { buyerColumn, conditionColumn } from '../buyer-and-condition-columns.ts';
import { termColumn } from '../term-column.ts';
import { tierCodeColumn } from '../tier-code-column.ts';
import { validityColumns } from '../validity-columns.ts';

const planIds = Object.fromEntries(
  financeTypes.flatMap(({ id, name }) => [
    [name, id],
    [String(id), id],
  ]),
);

/** The highest commission in per cent: above it the table was filled in for another column. */
const mostCommission = 30;

/** The columns of every line, whatever its plan. */
export const generalColumns = {
  financeTypeId: choiceColumn(
    {
      name: 'plano',
      about: { pt: 'Plano, pelo nome ou número', en: 'Plan, by its name or number' },
      example: 'Regular FDU',
    },
    planIds,
  ),
  tableCode: textColumn(
    {
      name: 'codigo_tabela',
      about: {
        pt: 'Código da tabela; com o prazo, identifica a linha em propostas',
        en: 'Table code; with the term it identifies the line in proposals',
      },
      example: 'REG-NOVO-36',
    },
    { max: 30 },
  ),
  sourceTableCode: textColumn(
    {
      name: 'tabela_origem',
      about: { pt: 'Código da tabela de origem', en: 'Code of the source table' },
      example: 'REG-2026-11',
    },
    { max: 30 },
  ),
  description: textColumn(
    {
      name: 'descricao',
      about: { pt: 'Descrição da tabela', en: 'Description of the table' },
      example: 'Regular novo 36',
    },
    { max: 80 },
  ),
  personType: buyerColumn,
  assetType: conditionColumn,
  saleType: choiceColumn<'TD' | 'VD'>(
    {
      name: 'tipo_venda',
      about: { pt: 'TD: estoque da concessionária; VD: venda direta', en: 'TD: dealer stock; VD: direct sale' },
      example: 'TD',
    },
    { TD: 'TD', VD: 'VD' },
  ),
  taxType: choiceColumn<PriceLine['taxType']>(
    {
      name: 'tipo_taxa',
      about: { pt: 'normal, subsidiada ou zero', en: 'normal, subsidiada (subsidised) or zero' },
      example: 'normal',
    },
    { normal: 'NOT_SUBSIDIZED', subsidiada: 'SUBSIDIZED', zero: 'TAX_ZERO' },
    { subsidiada: { pt: 'subsidiada', en: 'subsidised' } },
  ),
  tierCode: optionalColumn(
    tierCodeColumn({
      pt: 'Faixa de risco (tier) dos clientes da linha, como TR1; em branco: todos',
      en: 'Risk tier of the clients of the line, such as TR1; blank: all',
    }),
  ),
  termMonths: termColumn,
  rateMonthly: rateColumn({
    name: 'taxa_mensal',
    about: { pt: 'Taxa do cliente, % ao mês', en: 'Client rate, % per month' },
    example: '1,49',
  }),
  targetRateMonthly: optionalColumn(
    rateColumn({
      name: 'taxa_sem_subsidio',
      about: {
        pt: 'Taxa sem subsídio, % ao mês; só quando a montadora paga parte dos juros',
        en: 'Rate without subsidy, % per month; only where the manufacturer pays part of the interest',
      },
      example: '1,49',
    }),
  ),
  minEntryShare: shareColumn({
    name: 'entrada_minima',
    about: { pt: 'Menor entrada, % do valor do veículo', en: 'Minimum down payment, % of the vehicle price' },
    example: '20',
  }),
  maxEntryShare: optionalColumn(
    shareColumn({
      name: 'entrada_maxima',
      about: {
        pt: 'Maior entrada, % do valor do veículo; em branco: sem limite',
        en: 'Maximum down payment, % of the vehicle price; blank: no limit',
      },
      example: '70',
    }),
  ),
  campaignCode: optionalColumn(
    textColumn(
      {
        name: 'grupo_veiculos',
        about: {
          pt: 'Grupo de veículos: código da campanha; em branco: todos',
          en: 'Vehicle group: the campaign code; blank: all',
        },
        example: 'LINHA-27',
      },
      { max: 20 },
    ),
  ),
  commissionShare: optionalColumn(
    shareColumn(
      {
        name: 'comissao',
        about: {
          pt: 'Retorno (comissão da concessionária), % do crédito líquido; em branco: sem retorno',
          en: 'Dealer’s commission, % of the net credit; blank: none',
        },
        example: '2',
      },
      { max: mostCommission },
    ),
  ),
  minRateMonthly: optionalColumn(
    rateColumn({
      name: 'taxa_minima',
      about: {
        pt: 'Menor taxa ajustável, % ao mês; em branco: a menor que o retorno cobre',
        en: 'Lowest rate that can be set, % per month; blank: the lowest that the commission covers',
      },
      example: '0,99',
    }),
  ),
  maxRateMonthly: optionalColumn(
    rateColumn({
      name: 'taxa_maxima',
      about: {
        pt: 'Maior taxa ajustável, % ao mês; em branco: a taxa sem subsídio ou a da linha',
        en: 'Highest rate that can be set, % per month; blank: the rate without subsidy or that of the line',
      },
      example: '1,79',
    }),
  ),
  maxVehicleAgeYears: optionalColumn(
    integerColumn(
      {
        name: 'idade_maxima',
        about: {
          pt: 'Maior idade do veículo, em anos; em branco: sem limite',
          en: 'Maximum age of the vehicle, in years; blank: no limit',
        },
        example: '10',
      },
      { min: 0, max: 50 },
    ),
  ),
  ...validityColumns,
};
