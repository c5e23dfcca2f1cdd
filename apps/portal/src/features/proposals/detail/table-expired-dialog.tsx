import { formatCet, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments } from '@estrada/domain/simulation/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from '../strings.ts';
import type { ProposalWork } from '../use-proposal-work.ts';

type Figures = Pick<ProposalDetail, 'payments' | 'cetAnnualPct'>;

/**
 * The figures have expired, because of the tables or of the registration fee, or the coupon or voucher cannot be used: recalculates them and shows the
 * instalment before and after.
 */
export function TableExpiredDialog({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const [change, setChange] = useState<{ before: Figures; after: Figures } | null>(null);
  const why = ['expired', 'fee', 'discount'].includes(work.recalculation)
    ? (work.recalculation as 'expired' | 'fee' | 'discount')
    : 'recalculate';

  async function recalculate(): Promise<void> {
    const after = await work.recalculate();
    if (after) setChange({ before: proposal, after });
    else work.closeRecalculation(work.recalculation);
  }

  return (
    <Modal
      opened
      onClose={() => work.closeRecalculation()}
      title={change ? t('recalculate.doneTitle') : t(`${why}.title`)}
      closeButtonProps={{ 'aria-label': t('action.back') }}
    >
      {change ? (
        <Stack gap="md">
          <div role="status">
            <dl className="proposal-change">
              <ChangeSide label={t('recalculate.before')} figures={change.before} />
              <ChangeSide label={t('recalculate.after')} figures={change.after} />
            </dl>
          </div>
          <Group justify="flex-end">
            <Button onClick={() => work.closeRecalculation()} data-autofocus>
              {t('recalculate.close')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <Text>{why === 'discount' ? t('discount.text', { reason: work.discountRefusal }) : t(`${why}.text`)}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => work.closeRecalculation()}>
              {t('action.back')}
            </Button>
            <Button onClick={() => void recalculate()} loading={work.busy === 'recalculate'}>
              {t(why === 'discount' ? 'discount.submit' : 'recalculate.submit')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function ChangeSide({ label, figures }: { label: string; figures: Figures }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{preventAmountBreaks(describePayments(figures.payments, language, 'exact'))}</strong>
        <span>{t('figures.cet', { rate: formatCet(figures.cetAnnualPct) })}</span>
      </dd>
    </div>
  );
}
