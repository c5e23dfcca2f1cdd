import type { PriceLine } from '@estrada/domain/simulation/index';
import {
  choiceColumn,
  integerColumn,
  listColumn,
  moneyColumn,
  optionalColumn,
  shareColumn,
} from '@estrada/domain/uploads/index';

const month = { min: 1, max: 120 };

/** The terms of a line's plan; the cells of other plans stay empty. */
export const termColumns = {
  balloonShare: optionalColumn(
    shareColumn({
      name: 'balao',
      about: {
        pt: 'Chevrolet Sempre e SmartBuy: parcela final, %',
        en: 'Chevrolet Sempre and SmartBuy: final balloon, %',
      },
      example: '40',
    }),
  ),
  balloonShareMin: optionalColumn(
    shareColumn({
      name: 'balao_minimo',
      about: {
        pt: 'Chevrolet Sempre e SmartBuy: menor parcela final que o cliente pode escolher, %',
        en: 'Chevrolet Sempre and SmartBuy: lowest final balloon that the client can choose, %',
      },
      example: '30',
    }),
  ),
  balloonShareMax: optionalColumn(
    shareColumn({
      name: 'balao_maximo',
      about: {
        pt: 'Chevrolet Sempre e SmartBuy: maior parcela final que o cliente pode escolher, %',
        en: 'Chevrolet Sempre and SmartBuy: highest final balloon that the client can choose, %',
      },
      example: '50',
    }),
  ),
  balloonOf: optionalColumn(
    choiceColumn<PriceLine['balloonOf']>(
      {
        name: 'balao_base',
        about: {
          pt: 'Percentual sobre: veiculo, liquido ou financiado',
          en: 'Percentage of: veiculo (price), liquido (net) or financiado (financed)',
        },
        example: 'veiculo',
      },
      { veiculo: 'vehicle', liquido: 'net', financiado: 'financed' },
      {
        veiculo: { pt: 'veículo', en: 'price' },
        liquido: { pt: 'líquido', en: 'net' },
        financiado: { pt: 'financiado', en: 'financed' },
      },
    ),
  ),
  balloonPlace: optionalColumn(
    choiceColumn<PriceLine['balloonPlace']>(
      {
        name: 'balao_lugar',
        about: {
          pt: 'Chevrolet Sempre: parcela final junto com a última mensal (com), no lugar dela (lugar) ou depois dela (depois)',
          en: 'Chevrolet Sempre: final balloon together with the last monthly instalment (com), instead of it (lugar) or after it (depois)',
        },
        example: 'com',
      },
      { com: 'with', lugar: 'instead', depois: 'after' },
      {
        com: { pt: 'com a última', en: 'with the last' },
        lugar: { pt: 'no lugar da última', en: 'instead of the last' },
        depois: { pt: 'depois da última', en: 'after the last' },
      },
    ),
  ),
  balloonsCountMin: optionalColumn(
    integerColumn(
      {
        name: 'baloes_minimo',
        about: {
          pt: 'Multi-balloon: menor número de parcelas intermediárias (balões)',
          en: 'Multi-balloon: minimum number of balloons',
        },
        example: '1',
      },
      month,
    ),
  ),
  balloonsCountMax: optionalColumn(
    integerColumn(
      {
        name: 'baloes_maximo',
        about: {
          pt: 'Multi-balloon: maior número de parcelas intermediárias (balões)',
          en: 'Multi-balloon: maximum number of balloons',
        },
        example: '4',
      },
      month,
    ),
  ),
  balloonsShareMin: optionalColumn(
    shareColumn({
      name: 'baloes_percentual_minimo',
      about: { pt: 'Multi-balloon: menor parcela intermediária (balão), %', en: 'Multi-balloon: smallest balloon, %' },
      example: '5',
    }),
  ),
  balloonsShareMax: optionalColumn(
    shareColumn({
      name: 'baloes_percentual_maximo',
      about: { pt: 'Multi-balloon: maior parcela intermediária (balão), %', en: 'Multi-balloon: largest balloon, %' },
      example: '15',
    }),
  ),
  balloonsEarliestMonth: optionalColumn(
    integerColumn(
      {
        name: 'baloes_primeiro_mes',
        about: { pt: 'Multi-balloon: primeiro mês possível', en: 'Multi-balloon: first possible month' },
        example: '6',
      },
      month,
    ),
  ),
  balloonsIntervalMonths: optionalColumn(
    listColumn<number>(
      {
        name: 'baloes_intervalos',
        about: {
          pt: 'Multi-balloon: meses entre parcelas intermediárias, a começar pelo valor padrão',
          en: 'Multi-balloon: months between balloons, the default first',
        },
        example: '12 6',
      },
      { 3: 3, 6: 6, 12: 12 },
    ),
  ),
  minorShare: optionalColumn(
    shareColumn({
      name: 'parcela_menor',
      about: {
        pt: '12 Menores: valor das doze primeiras parcelas, em % das demais',
        en: '12 Menores: amount of the first twelve instalments, as % of the later ones',
      },
      example: '50',
    }),
  ),
  graceDays: optionalColumn(
    listColumn<number>(
      {
        name: 'carencia_dias',
        about: {
          pt: 'Grace, Zero+ e Farmer: dias até a 1ª parcela, a começar pelo valor padrão',
          en: 'Grace, Zero+ and Farmer: days to the first instalment, the default first',
        },
        example: '60 90 120',
      },
      { 30: 30, 60: 60, 90: 90, 120: 120, 180: 180, 210: 210, 390: 390 },
    ),
  ),
  deferralUnits: optionalColumn(
    listColumn<number>(
      {
        name: 'meses_entre_parcelas',
        about: {
          pt: 'Farmer: meses entre parcelas, a começar pelo valor padrão',
          en: 'Farmer: months between instalments, the default first',
        },
        example: '6 3',
      },
      { 3: 3, 6: 6 },
    ),
  ),
  shareMonthsFirst: optionalColumn(
    integerColumn(
      {
        name: 'mes_segunda_parte',
        about: { pt: '50-25-25: mês da segunda parte', en: '50-25-25: month of the second part' },
        example: '12',
      },
      month,
    ),
  ),
  shareMonthsSecond: optionalColumn(
    integerColumn(
      {
        name: 'mes_terceira_parte',
        about: { pt: '50-25-25: mês da terceira parte', en: '50-25-25: month of the third part' },
        example: '24',
      },
      month,
    ),
  ),
  fixedAmountsMaxCount: optionalColumn(
    integerColumn(
      {
        name: 'valores_maximo',
        about: {
          pt: 'Flexible: quantos meses podem ter valor fixo',
          en: 'Flexible: how many months may have a fixed amount',
        },
        example: '12',
      },
      month,
    ),
  ),
  fixedAmountsMinCents: optionalColumn(
    moneyColumn(
      {
        name: 'valor_minimo',
        about: { pt: 'Flexible: menor valor fixo', en: 'Flexible: smallest fixed amount' },
        example: '100,00',
      },
      { maxCents: 1_000_000_000 },
    ),
  ),
  vrgDilutedMin: optionalColumn(
    shareColumn({
      name: 'vrg_diluido_minimo',
      about: { pt: 'Leasing: menor VRG diluído, %', en: 'Leasing: lowest residual value in instalments, %' },
      example: '0',
    }),
  ),
  vrgDilutedMax: optionalColumn(
    shareColumn({
      name: 'vrg_diluido_maximo',
      about: { pt: 'Leasing: maior VRG diluído, %', en: 'Leasing: highest residual value in instalments, %' },
      example: '40',
    }),
  ),
  vrgFinalMin: optionalColumn(
    shareColumn({
      name: 'vrg_final_minimo',
      about: { pt: 'Leasing: menor VRG final, %', en: 'Leasing: lowest final residual value, %' },
      example: '1',
    }),
  ),
  vrgFinalMax: optionalColumn(
    shareColumn({
      name: 'vrg_final_maximo',
      about: { pt: 'Leasing: maior VRG final, %', en: 'Leasing: highest final residual value, %' },
      example: '30',
    }),
  ),
  vrgMaxTotalShare: optionalColumn(
    shareColumn({
      name: 'vrg_total_maximo',
      about: {
        pt: 'Leasing: maior VRG total, incluído o pago na entrada, %',
        en: 'Leasing: highest total residual value, including the part paid as down payment, %',
      },
      example: '80',
    }),
  ),
  vrgTimings: optionalColumn(
    listColumn<'arrears' | 'advance'>(
      {
        name: 'leasing_pagamento',
        about: {
          pt: 'Leasing: pagamento no fim e/ou no início do mês (fim, inicio), a começar pelo valor padrão',
          en: 'Leasing: payment at the end (fim) and/or start (inicio) of the month, the default first',
        },
        example: 'fim inicio',
      },
      { fim: 'arrears', inicio: 'advance' },
      { fim: { pt: 'fim', en: 'end' }, inicio: { pt: 'início', en: 'start' } },
    ),
  ),
};
