import { labelOf, planTitle, productName, taxRegimes } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatCet, formatDate, formatDocument, formatMoney, formatPhone } from '@estrada/domain/formats/index';
import { describeEntry, describeTradeIn } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton } from '@mantine/core';
import { PresentButton } from '../desk/presentation.tsx';
import { MenuChoiceStatus } from '../menu/menu-choice-status.tsx';
import { RecordedChoices } from '../menu/recorded-choices.tsx';
import { clientOf } from '../model/draft.ts';
import { saleOf, saleText } from '../model/sale.ts';
import { countedWorth, tradeInOf } from '../model/trade-in.ts';
import {
  ChoicePaperButton,
  CopyButton,
  LinkButton,
  PrintButton,
  ProposeButton,
  RecalculateButton,
  SaveButton,
} from '../record/act-buttons.tsx';
import { LinkStatus } from '../record/customer-link/link-status.tsx';
import { IncomeButton } from '../record/income-dialog.tsx';
import { BottomBar } from '../results/bottom-bar.tsx';
import { instalmentCountOf } from '../results/instalment-count.ts';
import { ValueComposition } from '../results/value-composition.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { QuoteProblem } from './quote-problem.tsx';

/** What the client pays and when, from the entry to the last instalment, and what it contains. */
function PaymentsList({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { quote, draft } = useSharedSimulator();
  const entryCents = item.totalWithEntryCents - item.totalPaymentsCents;
  let paid = 0;
  const runs = item.payments.map(({ count, amountCents, firstDueDate }) => {
    paid += count;
    const lastDueDate = item.schedule[paid - 1]?.dueDate ?? firstDueDate;
    return {
      name:
        count === 1
          ? t('payments.one', { date: formatDate(firstDueDate) })
          : t('payments.run', { from: formatDate(firstDueDate), to: formatDate(lastDueDate) }),
      value: count === 1 ? formatMoney(amountCents) : `${count} × ${formatMoney(amountCents)}`,
    };
  });
  const products = item.products
    .filter(({ selected }) => selected)
    .map(({ code, provider }) => ({
      name: t('payments.product'),
      value: `${pickText(productName(code), language)} · ${provider}`,
    }));
  const lines = [
    { name: t('entry'), value: describeEntry(entryCents, countedWorth(draft), language) },
    ...runs,
    ...products,
    { name: t('line.cet'), value: formatCet(item.cetAnnualPct) },
  ];
  return (
    <dl className="simulator-lines" data-stale={quote.isStale || undefined}>
      {lines.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Fourth step: everything on one page, to read with the client, to print, and to continue from. */
export function ResumeStep() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, item, quote, steps, isOffline } = useSharedSimulator();
  const client = clientOf(draft);
  const keptTradeIn = tradeInOf(draft);
  const facts: [string, string | undefined][] = [
    [t(draft.personType === 'PF' ? 'cpf' : 'cnpj'), client.document && formatDocument(client.document)],
    [t('companyName'), client.companyName],
    [t(draft.personType === 'PF' ? 'name' : 'contactName'), client.name],
    [t('birthDate'), client.birthDate && formatDate(client.birthDate)],
    [t('phone'), client.phone && formatPhone(client.phone)],
    [t('email'), client.email],
    [
      t(draft.personType === 'PF' ? 'income' : 'revenue'),
      client.monthlyIncomeCents === undefined ? undefined : formatMoney(client.monthlyIncomeCents),
    ],
    [
      t('additionalIncome'),
      client.additionalIncomeCents === undefined ? undefined : formatMoney(client.additionalIncomeCents),
    ],
    [t('vehicle'), draft.vehicleLabel],
    [t('colour'), draft.colour],
    [
      t('mileage'),
      draft.mileage === null || draft.assetType === 1 ? undefined : `${draft.mileage.toLocaleString('pt-BR')} km`,
    ],
    [t('saleType'), saleText(draft, language)],
    [t('isAssignmentOfRights'), saleOf(draft).isAssignmentOfRights ? t('isAssignmentOfRights.hint') : undefined],
    [t('tradeIn'), keptTradeIn && describeTradeIn(keptTradeIn, language)],
    [t('state'), draft.state],
    [t('taxRegime'), draft.personType === 'PJ' ? labelOf(taxRegimes, draft.taxRegime ?? 'OTHER', language) : undefined],
    [t('plateState'), draft.plateState ?? draft.state],
    [t('plan'), planTitle(draft.financeTypeId, language)],
    [t('table'), item && `${item.tableCode} · ${item.tableDescription}`],
    [t('validUntil'), item && formatDate(item.validUntil)],
  ].map(([name, value]) => [name ?? '', value || undefined]);

  return (
    <StepForm
      hasMoved={steps.hasMoved}
      title={t('step.resume')}
      onNext={() => {
        steps.goTo('preApproval');
        return true;
      }}
    >
      {isOffline ? null : <QuoteProblem />}
      <div className="simulator-columns">
        <section className="simulator-panel" aria-labelledby="facts-title">
          <h3 id="facts-title">{t('facts')}</h3>
          <dl className="simulator-lines">
            {facts
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </section>
        <section className="simulator-panel" aria-labelledby="composition-title">
          {isOffline ? (
            <p className="simulator-notice">{t('offline.details')}</p>
          ) : item && !quote.error ? (
            <>
              <h3 id="composition-title">{t('payments')}</h3>
              <PaymentsList item={item} />
              <details className="simulator-more">
                <summary>{t('composition', { count: instalmentCountOf(item) })}</summary>
                <ValueComposition item={item} />
              </details>
            </>
          ) : quote.error ? null : (
            <Skeleton height={280} role="status" aria-label={t('calculating')} />
          )}
        </section>
      </div>
      <MenuChoiceStatus />
      {draft.saved ? <RecordedChoices simulationId={draft.saved.id} /> : null}
      <div className="simulator-tools">
        <Button variant="subtle" onClick={() => steps.goTo('simulation')}>
          {t('back')}
        </Button>
        <SaveButton />
        <CopyButton />
        <PrintButton />
        <ChoicePaperButton />
        <IncomeButton />
        <LinkButton />
        <PresentButton />
        <RecalculateButton />
      </div>
      <LinkStatus />
      <BottomBar
        secondary={
          <Button type="submit" variant="light">
            {t('step.preApproval')}
          </Button>
        }
      >
        <ProposeButton variant="filled" />
      </BottomBar>
    </StepForm>
  );
}
