import { formatMoney, formatPercent } from '@estrada/domain/formats/index';
import { incomeShareOf, totalIncomeCents } from '@estrada/domain/simulation/index';
import { MoneyInput } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { clientOf } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** Opens the dialog for the client's income of a saved simulation. */
export function IncomeButton() {
  const t = useStrings(strings);
  const { draft, journey } = useSharedSimulator();
  if (!draft.saved) return null;
  return (
    <Button variant="default" onClick={() => journey.askIncome(true)} disabled={journey.act !== null}>
      {t(draft.personType === 'PF' ? 'income.change' : 'revenue.change')}
    </Button>
  );
}

/** The client's income, saved in the simulation immediately, with the instalment's share of it. */
export function IncomeDialog() {
  const t = useStrings(strings);
  const { draft, journey } = useSharedSimulator();
  const close = () => journey.askIncome(false);
  return (
    <Modal
      opened={journey.isAskingIncome}
      onClose={close}
      title={t(draft.personType === 'PF' ? 'income.change' : 'revenue.change')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <IncomeForm onDone={close} />
    </Modal>
  );
}

function IncomeForm({ onDone }: { onDone: () => void }) {
  const t = useStrings(strings);
  const { draft, item, journey } = useSharedSimulator();
  const { busy, run } = useBusy<'save'>();
  const [cents, setCents] = useState(draft.monthlyIncomeCents);
  const [problem, setProblem] = useState<string | null>(null);
  const incomeCents = totalIncomeCents({ ...clientOf(draft), monthlyIncomeCents: cents ?? 0 });
  // an additional income that is hidden from the reader would be missing in the sum
  const share =
    item && cents && !draft.saved?.isMasked
      ? incomeShareOf(item.installmentCents, incomeCents, item.choices.deferralUnit ?? 1)
      : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (cents === null) {
      setProblem(t('income.needed'));
      return;
    }
    void run('save', async () => {
      try {
        await journey.updateIncome(cents);
        showAlert({ type: 'success', text: t('income.saved') });
        onDone();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.detail);
      }
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <MoneyInput
        label={t(draft.personType === 'PF' ? 'income' : 'revenue')}
        required
        data-autofocus
        value={cents}
        error={problem ?? undefined}
        onChange={(next) => {
          setProblem(null);
          setCents(next);
        }}
      />
      <Text size="sm" mt="sm" role="status">
        {share === null || !item
          ? ''
          : t(draft.personType === 'PF' ? 'income.share' : 'revenue.share', {
              amount: formatMoney(item.installmentCents),
              share: formatPercent(share, 1),
            })}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy !== null}>
          {t('income.save')}
        </Button>
      </Group>
    </form>
  );
}
