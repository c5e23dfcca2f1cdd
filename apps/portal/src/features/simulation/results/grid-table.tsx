import { formatCet, formatMoney } from '@estrada/domain/formats/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { CloseButton, Table, VisuallyHidden } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { refusalText } from './refusal-text.ts';

type Grid = ResponseOf<Endpoints['simulateGrid']>;

/**
 * Entries by terms: each cell has its instalment and CET, or why it is unavailable.
 *
 * @param ownCents the entries that the seller added: they can be removed
 */
export function GridTable({
  grid: { terms, entries },
  ownCents,
  onTake,
  onRemove,
}: {
  grid: Grid;
  ownCents: readonly number[];
  onTake: (entryValueCents: number, term: number) => void;
  onRemove: (entryValueCents: number) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, item } = useSharedSimulator();
  return (
    <Table aria-label={t('grid')} withColumnBorders>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('entry')}</Table.Th>
          {terms.map((term) => (
            <Table.Th key={term} scope="col" data-align="end">
              {t('terms.chip', { count: term })}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map(({ entryValueCents, cells, refusals }) => {
          const entry = formatMoney(entryValueCents);
          return (
            <Table.Tr key={entryValueCents}>
              <Table.Th scope="row">
                {entry}
                {ownCents.includes(entryValueCents) ? (
                  <CloseButton
                    size="sm"
                    aria-label={t('grid.remove', { entry })}
                    onClick={() => onRemove(entryValueCents)}
                  />
                ) : null}
              </Table.Th>
              {terms.map((term, index) => {
                const cell = cells[index];
                const refusal = refusals[index];
                return (
                  <Table.Td key={term} data-align="end">
                    {cell ? (
                      <button
                        type="button"
                        className="simulator-grid-cell"
                        aria-pressed={term === item?.term && entryValueCents === draft.entryValueCents}
                        onClick={() => onTake(entryValueCents, term)}
                      >
                        <strong>{formatMoney(cell.installmentCents)}</strong>
                        <small>{t('cet.annual', { cet: formatCet(cell.cetAnnualPct) })}</small>
                        <VisuallyHidden>{t('grid.take', { count: term, entry })}</VisuallyHidden>
                      </button>
                    ) : (
                      <small className="simulator-grid-none">
                        {refusal ? refusalText(refusal, language) : t('grid.none')}
                      </small>
                    )}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
