import { formatMoney, formatPercent } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Table } from '@mantine/core';
import { strings } from '../strings.ts';
import { showCet } from './rates.ts';

/** Behind the figures: the calculation in sentences, and the composition sheet of the CET. */
export function CostDetails({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const isEnglish = language === 'en';
  const sentences = isEnglish ? item.explanationEn : item.explanationPt;
  const totalCents = item.cetComposition.reduce((sum, line) => sum + line.amountCents, 0);
  return (
    <div className="simulator-details">
      <details className="simulator-panel">
        <summary>{t('why')}</summary>
        <ol>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
      <details className="simulator-panel">
        <summary>{t('cetSheet')}</summary>
        <p>{t('cetSheet.text', { cet: showCet(item.cetAnnualPct) })}</p>
        <Table className="simulator-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('cetSheet.item')}</Table.Th>
              <Table.Th>{t('cetSheet.amount')}</Table.Th>
              <Table.Th>{t('cetSheet.share')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {item.cetComposition.map((line) => (
              <Table.Tr key={line.code}>
                <Table.Td>{isEnglish ? line.labelEn : line.labelPt}</Table.Td>
                <Table.Td>{formatMoney(line.amountCents)}</Table.Td>
                <Table.Td>{formatPercent(Number(line.sharePct) / 100)}</Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr className="simulator-table-total">
              <Table.Td>{t('cetSheet.total')}</Table.Td>
              <Table.Td>{formatMoney(totalCents)}</Table.Td>
              <Table.Td>{formatPercent(1)}</Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </details>
    </div>
  );
}
