import { states } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { type PcdDriver, pcdTaxes } from '@estrada/domain/pcd/index';
import { StatusPill, type StatusTone } from '@estrada/ui/index';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconCalculator, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

type Result = CallAnswer<'readPcdAnswer'>;
type TaxOutcome = Result['outcomes'][number];

const amount = (cents: number) => preventAmountBreaks(formatMoney(cents));
const tones: Readonly<Record<TaxOutcome['outcome'], StatusTone>> = {
  EXEMPT: 'success',
  RATE_UNKNOWN: 'success',
  ABOVE_CEILING: 'warning',
  COMING: 'info',
  ENDED: 'neutral',
  NOT_RECORDED: 'neutral',
};

/**
 * What follows from the answers: the price, the exemptions, what to bring and how long it takes. It can be printed.
 *
 * @param isAnswer to answers that were just sent: its heading gets the focus, since a phone shows it below the form
 */
export function PcdResult({
  result,
  driver,
  state,
  isAnswer,
}: {
  result: Result;
  driver: PcdDriver;
  state: string;
  isAnswer: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  const t = useStrings(strings);
  const { can } = useSignedIn();
  const { priceCents, benefitCents, priceAfterCents, directSaleTypeId, steps, documents, durationDays } = result;
  const price = amount(priceCents);
  return (
    <div className="pcd-result">
      <section className="pcd-card pcd-price" aria-labelledby="pcd-price">
        <Text size="sm" c="dimmed">
          {t('result.of', {
            pathology: result.pathologyName,
            state: states.find(({ id }) => id === state)?.name ?? state,
            driver: t(`choice.${driver}`),
          })}
        </Text>
        <Title order={2} size="h3" id="pcd-price" ref={heading} tabIndex={-1}>
          {t('result.title')}
        </Title>
        <p className="pcd-amount">{amount(priceAfterCents)}</p>
        <Text>
          {benefitCents > 0
            ? t('result.saving', { benefit: amount(benefitCents), price })
            : t('result.same', { price })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('result.notice', { day: formatDate(result.day) })}
        </Text>
        <Group gap="sm" mt="sm" className="pcd-acts">
          {can('simulator') ? (
            <Button
              component={Link}
              to={paths.simulator}
              state={{ pcd: { directSaleTypeId, state, priceCents: priceAfterCents } }}
              leftSection={<IconCalculator size={16} aria-hidden="true" />}
            >
              {t('result.simulate')}
            </Button>
          ) : null}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('result.print')}
          </Button>
        </Group>
      </section>
      <Part id="pcd-taxes" title={t('result.taxes')}>
        <ul className="pcd-taxes">
          {result.outcomes.map((outcome) => (
            <Tax key={outcome.tax} {...outcome} />
          ))}
        </ul>
      </Part>
      <Part id="pcd-documents" title={t('result.documents')}>
        {documents.length === 0 ? (
          <Text c="dimmed">{t('result.noDocuments')}</Text>
        ) : (
          <ul className="pcd-documents">
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part id="pcd-steps" title={t('result.steps')}>
        {steps.length === 0 ? (
          <Text c="dimmed">{t('result.noSteps')}</Text>
        ) : (
          <>
            <Text>{t('result.duration', { count: durationDays })}</Text>
            <ol className="pcd-steps">
              {steps.map(({ stepTitle, stepText, durationDays: days }) => (
                <li key={stepTitle}>
                  <strong className="pcd-lines">{stepTitle}</strong>
                  <span className="pcd-lines">{stepText}</span>
                  <Text size="sm" c="dimmed">
                    {t('days', { count: days })}
                  </Text>
                </li>
              ))}
            </ol>
          </>
        )}
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="pcd-card" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Tax({ tax, outcome, benefitCents, exemption }: TaxOutcome) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const row = pcdTaxes.find(({ id }) => id === tax)!;
  const day = outcome === 'COMING' ? exemption?.effectiveFrom : exemption?.validUntil;
  const isExempt = outcome === 'EXEMPT' || outcome === 'RATE_UNKNOWN';
  const effect = () => {
    if (outcome === 'NOT_RECORDED') return t('tax.askState');
    if (!isExempt) return null;
    if (tax === 'IPVA') return t('tax.yearly');
    if (tax === 'IOF') return t('tax.loan');
    return outcome === 'RATE_UNKNOWN' ? t('tax.rateUnknown') : t('tax.benefit', { amount: amount(benefitCents) });
  };
  const { priceCeilingCents = null, benefitCeilingCents = null, yearsBetween = null } = exemption ?? {};
  const limits = [
    priceCeilingCents === null ? null : t('tax.priceCeiling', { amount: amount(priceCeilingCents) }),
    benefitCeilingCents === null ? null : t('tax.benefitCeiling', { amount: amount(benefitCeilingCents) }),
    yearsBetween === null ? null : t('tax.years', { count: yearsBetween }),
  ].filter((text) => text !== null);
  return (
    <li>
      <Group gap="xs">
        <strong>{pickText(row, language)}</strong>
        <StatusPill tone={tones[outcome]} canWrap>
          {t(`outcome.${outcome}`, { date: day ? formatDate(day) : '' })}
        </StatusPill>
        {exemption && exemption.confirmedOn === null ? <StatusPill tone="warning">{t('awaited')}</StatusPill> : null}
      </Group>
      {effect() ? <Text>{effect()}</Text> : null}
      {limits.length > 0 ? <Text size="sm">{limits.join(' · ')}</Text> : null}
      {exemption ? (
        <Text size="sm" c="dimmed" className="pcd-lines">
          {[
            exemption.note,
            t('tax.source', { source: exemption.source }),
            ...(exemption.confirmedOn ? [t('confirmed', { date: formatDate(exemption.confirmedOn) })] : []),
          ]
            .filter(Boolean)
            .join('\n')}
        </Text>
      ) : null}
    </li>
  );
}
