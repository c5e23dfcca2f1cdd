import type { ProposalDetail } from '@estrada/endpoints/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import type { ProposalWork } from '../use-proposal-work.ts';
import { WordsForm } from '../words-form.tsx';
import { type Offer, OfferTable, type Preview } from './offer-table.tsx';
import { strings } from './strings.ts';

/** An approval's offer next to the requested values; for the dealer the new instalment, and one button to accept it. */
export function OfferPanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const { id, offer } = proposal;
  const preview = useCall('previewProposalOffer', offer?.mayApply ? { params: { id } } : null);
  if (!offer) return null;
  if (offer.isApplied) return <Text className="proposal-reason">{t('applied')}</Text>;
  return (
    <div className="proposal-offer">
      <Title order={4} size="h5">
        {t('title')}
      </Title>
      <OfferTable proposal={proposal} offer={offer} preview={preview.data} />
      {offer.mayApply ? (
        <>
          {preview.isPending ? <Text role="status">{t('computing')}</Text> : null}
          {preview.isError ? <Refused error={preview.error} onRetry={() => void preview.refetch()} /> : null}
          {preview.data ? <AcceptOffer proposal={proposal} work={work} offer={offer} seen={preview.data} /> : null}
        </>
      ) : null}
    </div>
  );
}

function Refused({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useStrings(strings);
  return (
    <div role="alert">
      <Text className="proposal-reason">{error.detail}</Text>
      <Text size="sm">{t('other')}</Text>
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onRetry}>
          {t('again')}
        </Button>
      </Group>
    </div>
  );
}

type AcceptProps = { proposal: ProposalDetail; work: ProposalWork; offer: Offer; seen: Preview };

/** Accepts the offer with the instalment shown above; if it has changed since, the new one replaces it. */
function AcceptOffer({ proposal, work, seen }: AcceptProps) {
  const t = useStrings(strings);
  const act = useAct('applyProposalOffer', { reload: ['listProposals', 'previewProposalOffer'] });

  async function take(typed: string): Promise<void> {
    const { installmentCents } = seen;
    const body = { version: work.record.version(), installmentCents, reason: typed || undefined };
    try {
      const applied = await act.run({ params: { id: proposal.id }, body });
      work.goOnWith(applied);
      work.sayWhileIn(applied.status, t('done'));
    } catch (error) {
      // another user was first, or the proposal's status has changed: the page is refreshed
      if ((error as ApiError).status === 409 && (error as ApiError).code !== 'GSIM014') work.follow();
      throw error;
    }
  }

  return (
    <WordsForm
      name="offerConditions"
      label={t('conditions.label')}
      hint={t('conditions.hint')}
      submit={t('submit')}
      missing={proposal.conditions.length > 0 ? 'offerConditions.required' : null}
      onSend={take}
    >
      <Text className="proposal-reason">{t('confirm')}</Text>
      <Text size="sm">{t('other')}</Text>
    </WordsForm>
  );
}
