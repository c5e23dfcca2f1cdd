import {
  type FipeFuel,
  type FipeRow,
  fipeFuelLetters,
  fipeFuels,
  nameReferenceMonth,
  readReferenceMonth,
  zeroKilometreYear,
} from '@estrada/domain/products/index';
import { checkedColumn, choiceColumn, integerColumn, moneyColumn, textColumn } from '@estrada/domain/uploads/index';
import { fipeTables } from '../../../products/index.ts';
import { uploadTable } from '../../upload-table.ts';

const byName = Object.fromEntries(fipeFuelLetters.map((letter) => [fipeFuels[letter].pt, letter]));
const byLetter = Object.fromEntries(fipeFuelLetters.map((letter) => [letter, letter]));

/** The FIPE table as it is published: the file of a month has all its lines. The whole table is replaced. */
export const fipe = uploadTable<FipeRow & { fuelLetter: FipeFuel }>({
  kind: 'fipe',
  fileStem: 'tabela-fipe',
  maxLines: 100_000,
  columns: {
    valueCents: moneyColumn(
      {
        name: 'preco',
        about: { pt: 'Valor de referência em reais', en: 'Reference value in reais' },
        example: 'R$ 58.412,00',
      },
      { maxCents: 10_000_000_000 },
    ),
    make: textColumn({ name: 'marca', about: { pt: 'Marca', en: 'Make' }, example: 'GM - Chevrolet' }, { max: 60 }),
    model: textColumn(
      {
        name: 'modelo',
        about: { pt: 'Modelo e versão', en: 'Model and version' },
        example: 'ONIX HATCH 1.0 12V Flex 5p Mec.',
      },
      { max: 120 },
    ),
    modelYear: {
      ...integerColumn(
        {
          name: 'ano_modelo',
          about: { pt: 'Ano do modelo; 32000 é zero quilômetro', en: 'Model year; 32000 means a new vehicle' },
          example: '2022',
        },
        { min: 1900, max: zeroKilometreYear },
      ),
      show: (year) => (year === zeroKilometreYear ? { pt: 'zero quilômetro', en: 'new vehicle' } : String(year)),
    },
    fuelType: choiceColumn<FipeFuel>(
      { name: 'combustivel', about: { pt: 'Combustível', en: 'Fuel' }, example: 'Flex' },
      byName,
      Object.fromEntries(fipeFuelLetters.map((letter) => [fipeFuels[letter].pt, fipeFuels[letter]])),
    ),
    fipeCode: checkedColumn<string>(
      { name: 'codigo_fipe', about: { pt: 'Código FIPE', en: 'FIPE code' }, example: '004455-0' },
      (text) => (/^\d{6}-\d$/.test(text) ? { value: text } : { reason: 'fipeCode.invalid' }),
    ),
    referenceMonth: {
      ...checkedColumn<string>(
        {
          name: 'mes_referencia',
          about: { pt: 'Mês de referência por extenso', en: 'Month of reference, in Portuguese words' },
          example: 'novembro de 2026',
        },
        (text) => {
          const month = readReferenceMonth(text);
          return month === null ? { reason: 'referenceMonth.invalid' } : { value: month };
        },
      ),
      write: (day) => nameReferenceMonth(day).pt,
      show: nameReferenceMonth,
    },
    vehicleType: choiceColumn<1 | 2 | 3>(
      {
        name: 'tipo',
        about: { pt: '1 carro, 2 moto ou 3 caminhão', en: '1 car, 2 motorcycle or 3 lorry' },
        example: '1',
      },
      { carro: 1, moto: 2, caminhão: 3, 1: 1, 2: 2, 3: 3 },
      {
        carro: { pt: 'carro', en: 'car' },
        moto: { pt: 'moto', en: 'motorcycle' },
        caminhão: { pt: 'caminhão', en: 'lorry' },
      },
    ),
    fuelLetter: choiceColumn<FipeFuel>(
      { name: 'sigla_combustivel', about: { pt: 'Sigla do combustível', en: 'Letter of the fuel' }, example: 'F' },
      byLetter,
    ),
  },
  examples: [{}, { modelYear: '32000', valueCents: 'R$ 84.990,00' }],
  check: ({ modelYear, fuelType, fuelLetter }) => {
    if (modelYear > 2100 && modelYear !== zeroKilometreYear)
      return { column: 'modelYear', reason: 'number.outOfRange' };
    return fuelLetter === fuelType ? null : { column: 'fuelLetter', reason: 'fuel.differs' };
  },
  keyOf: (row) => [row.fipeCode, row.modelYear, row.fuelType, row.referenceMonth].join('|'),
  comparison: { key: ['fipeCode', 'modelYear', 'fuelType'], latestFirst: 'referenceMonth' },
  // the file states the fuel twice
  complete: (line) => ({ ...line, fuelLetter: line.fuelType }),
  stored: fipeTables,
});
