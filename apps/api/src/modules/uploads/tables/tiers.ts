import { checkedColumn, choiceColumn, integerColumn, optionalColumn, textColumn } from '@estrada/domain/uploads/index';
import { makeTierCheck, type TierRow, tierTables } from '../../parameters/index.ts';
import { uploadTable } from '../upload-table.ts';
import { tierCodeColumn } from './tier-code-column.ts';
import { checkDays, validityColumns } from './validity-columns.ts';

const scores = { min: 0, max: 1_000 };

/** The tier of a score, by person type and days. The whole table is replaced. */
export const tiers = uploadTable<TierRow>({
  kind: 'tiers',
  fileStem: 'tiers',
  maxLines: 5_000,
  columns: {
    tierCode: tierCodeColumn({
      pt: 'Código da faixa de risco (tier), como TR1',
      en: 'Code of the risk tier, such as TR1',
    }),
    description: textColumn(
      {
        name: 'descricao',
        about: { pt: 'Descrição da faixa de risco (tier)', en: 'Description of the risk tier' },
        example: 'Risco baixo',
      },
      { max: 80 },
    ),
    personType: choiceColumn<'PF' | 'PJ'>(
      { name: 'pessoa', about: { pt: 'PF ou PJ', en: 'PF (individual) or PJ (company)' }, example: 'PF' },
      { PF: 'PF', PJ: 'PJ' },
    ),
    lowestScore: {
      ...integerColumn(
        {
          name: 'score_minimo',
          about: { pt: 'Menor score da faixa de risco', en: 'Lowest score of the risk tier' },
          example: '801',
        },
        scores,
      ),
      show: (score) => ({ pt: `score a partir de ${score}`, en: `scores from ${score}` }),
    },
    highestScore: integerColumn(
      {
        name: 'score_maximo',
        about: { pt: 'Maior score da faixa de risco', en: 'Highest score of the risk tier' },
        example: '1000',
      },
      scores,
    ),
    riskPriceCode: optionalColumn(
      checkedColumn<string>(
        {
          name: 'regra_preco_risco',
          about: {
            pt: 'Código da regra de preço por risco; pode ficar em branco',
            en: 'Code of the risk-price rule; may be blank',
          },
          example: 'RISCO-1',
        },
        (text) => ({ value: text.toUpperCase() }),
      ),
    ),
    ...validityColumns,
  },
  // whether there is a rule, and its name, differs between installations
  examples: [
    { riskPriceCode: '' },
    { tierCode: 'TR2', description: 'Risco médio', lowestScore: '601', highestScore: '800', riskPriceCode: '' },
  ],
  check: (row) =>
    row.highestScore < row.lowestScore ? { column: 'highestScore', reason: 'score.order' } : checkDays(row),
  keyOf: (row) => [row.personType, row.tierCode, row.lowestScore, row.effectiveFrom].join('|'),
  comparison: { key: ['personType', 'tierCode', 'lowestScore'], latestFirst: 'effectiveFrom' },
  checkWith: makeTierCheck,
  stored: tierTables,
});
