import { pickText } from '@estrada/domain/errors/index';
import { formatCet, formatDate, formatMoney } from '@estrada/domain/formats/index';
import { figureTables, figureValues } from '@estrada/domain/simulation/quote/figure-rows';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { showRate } from '../results/rates.ts';
import { useSharedSimulator } from '../simulator-context.ts';

const strings = defineStrings('leadOfSimulation', {
  fromLead: ['Oportunidade nº {number} de {name}', 'Lead no. {number} of {name}'],
  seen: [
    'O cliente viu em {day} (pedido {number}): {term} × {amount}, CET {cet} ao ano, entrada de {entry}, preço de {price}.',
    'The client saw on {day} (request {number}): {term} × {amount}, CET {cet} a year, down payment {entry}, price {price}.',
  ],
  same: ['A simulação do cliente dá hoje o mesmo valor', "The client's figure is the same today"],
  other: ['A simulação do cliente dá hoje outro valor', "The client's figure is another one today"],
  gone: ['A simulação do cliente não se repete hoje', "The client's figure cannot be repeated today"],
  instalment: ['Parcela', 'Instalment'],
  cet: ['CET ao ano', 'CET per year'],
  fromTo: ['era {before}, agora {after}', 'was {before}, now {after}'],
  fromToBy: ['era {before}, agora {after} ({by})', 'was {before}, now {after} ({by})'],
  rows: ['Linhas de tabela que mudaram', 'Table rows that changed'],
  noRows: [
    'Nenhuma linha de tabela à qual você tem acesso mudou.',
    'No table row that you have access to has changed.',
  ],
});

type Comparison = CallAnswer<'compareCustomerFigure'>;

/** The lead that the simulation starts from, for users who reach it, and the figure that the person saw. */
export function LeadLine({ id }: { id: string }) {
  const t = useStrings(strings);
  const mayRead = useMayCall('readLead');
  const input = { params: { id } };
  const lead = useCall('readLead', mayRead ? input : null, { staleTime: rarelyChangesMs }).data;
  const hasFigure = (lead?.customerFigures.length ?? 0) > 0;
  const comparison = useCall('compareCustomerFigure', hasFigure ? input : null).data;
  if (!lead) return null;
  return (
    <>
      <Anchor component={Link} to={paths.lead(id)} size="sm">
        {t('fromLead', { number: lead.number, name: lead.name })}
      </Anchor>
      {comparison ? <FigureComparison comparison={comparison} /> : null}
    </>
  );
}

/** The figure that the client saw, and each table row of today that makes another one of it. */
function FigureComparison({ comparison: { figure, now, refusal, isSame, changes } }: { comparison: Comparison }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { showsRates } = useSharedSimulator();
  const shown = changes.filter(({ value }) => showsRates || value !== 'rateMonthly');
  const difference = now ? now.installmentCents - figure.installmentCents : 0;
  return (
    <Alert
      className="simulator-notice"
      role="status"
      color={isSame ? 'green' : 'ipe'}
      variant="light"
      my="md"
      title={t(isSame ? 'same' : now ? 'other' : 'gone')}
    >
      <p>
        {t('seen', {
          day: formatDate(figure.quotedOn),
          number: figure.number,
          term: figure.termMonths,
          amount: formatMoney(figure.installmentCents),
          cet: formatCet(figure.cetAnnualPct),
          entry: formatMoney(figure.entryValueCents),
          price: formatMoney(figure.vehicleValueCents),
        })}
      </p>
      {refusal ? <p>{refusal}</p> : null}
      {now && !isSame ? (
        <dl className="simulator-lines simulator-changes">
          <div>
            <dt>{t('instalment')}</dt>
            <dd>
              {t('fromToBy', {
                before: formatMoney(figure.installmentCents),
                after: formatMoney(now.installmentCents),
                by: `${difference > 0 ? '+' : ''}${formatMoney(difference)}`,
              })}
            </dd>
          </div>
          <div>
            <dt>{t('cet')}</dt>
            <dd>{t('fromTo', { before: formatCet(figure.cetAnnualPct), after: formatCet(now.cetAnnualPct) })}</dd>
          </div>
        </dl>
      ) : null}
      {now && !isSame && shown.length === 0 ? <p>{t('noRows')}</p> : null}
      {shown.length > 0 ? (
        <dl className="simulator-lines simulator-changes" aria-label={t('rows')}>
          {shown.map((change) => (
            <div key={`${change.table} ${change.value}`}>
              <dt>
                {[
                  pickText(figureTables[change.table], language),
                  change.row,
                  pickText(figureValues[change.value], language),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </dt>
              <dd>{t('fromTo', { before: show(change, 'before'), after: show(change, 'after') })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Alert>
  );
}

function show(change: Comparison['changes'][number], side: 'before' | 'after'): string {
  const value = change[side];
  if (value === null) return '–';
  const { kind } = figureValues[change.value];
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'rate') return showRate(String(value));
  return kind === 'date' ? formatDate(String(value)) : String(value);
}
