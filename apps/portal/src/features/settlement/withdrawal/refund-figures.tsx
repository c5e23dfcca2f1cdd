import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { type RefundFigures, refundParties } from '@estrada/domain/settlement/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** The refunds of a withdrawal, line by line: what, who owes whom, the legal basis, and the totals. */
export function RefundFiguresTable({ figures }: { figures: RefundFigures }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const say = (texts: { pt: string; en: string }) => texts[language === 'en' ? 'en' : 'pt'];
  const money = (cents: number) => preventAmountBreaks(formatMoney(cents));
  return (
    <table className="refund-figures">
      <caption>{t('figures')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.what')}</th>
          <th scope="col">{t('column.way')}</th>
          <th scope="col" className="refund-amount">
            {t('column.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.lines.map((line) => (
          <tr key={`${line.kind}-${line.pt}`}>
            <th scope="row">
              {say(line)}
              <small>{say(line.source)}</small>
            </th>
            <td>
              {t('way', { from: say(refundParties[line.from]), to: say(refundParties[line.to]) })}
              <small>{t(`means.${line.means}`)}</small>
            </td>
            <td className="refund-amount">{money(line.amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(['toLender', 'toClient', 'cancelled'] as const).map((sum) => (
          <tr key={sum}>
            <th scope="row" colSpan={2}>
              {t(sum)}
            </th>
            <td className="refund-amount">{money(figures[`${sum}Cents`])}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
