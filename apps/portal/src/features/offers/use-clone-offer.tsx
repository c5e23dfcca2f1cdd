import { formatDate } from '@estrada/domain/formats/index';
import type { OfferClonePlan, OfferRow } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReadNow } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

type CloneRequest = { offer: OfferRow; plan: OfferClonePlan };

/** Shows where an offer can be cloned and which branches already have it, and clones it to the selected ones. */
export function useCloneOffer() {
  const t = useStrings(strings);
  const [wanted, setWanted] = useState<CloneRequest | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const readNow = useReadNow();
  const clone = useAct('cloneOffer', { reload: ['listOffers', 'readOffer', 'readHistory'] });
  const close = () => setWanted(null);

  async function ask(offer: OfferRow): Promise<void> {
    try {
      const plan = await readNow('readOfferClonePlan', { params: { id: offer.id } });
      setChosen([]);
      setWanted({ offer, plan });
    } catch (error) {
      alertFailure(error);
    }
  }
  async function confirm({ offer, plan }: CloneRequest): Promise<void> {
    const input = { params: { id: offer.id }, query: { regions: chosen.join(',') } };
    try {
      const { created } = await clone.run({ ...input, body: { version: plan.version, confirmed: true } });
      const regions = created.map(({ regionName }) => regionName).join(', ');
      showAlert({ type: 'success', code: 'offer.cloned', params: { regions } });
    } catch (error) {
      alertFailure(error);
    }
    close();
  }
  const summary =
    chosen.length === 0
      ? t('clone.none')
      : chosen.length === 1
        ? t('clone.one')
        : t('clone.many', { count: chosen.length });
  const modal = wanted ? (
    <Modal opened onClose={close} title={t('clone')} closeButtonProps={{ 'aria-label': t('back') }}>
      <Stack gap="md">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {wanted.offer.offerName}
        </Text>
        <Text>
          {t('clone.text', { from: formatDate(wanted.plan.effectiveFrom), until: formatDate(wanted.plan.validUntil) })}
        </Text>
        <Checkbox.Group label={t('clone.regions')} value={[...chosen]} onChange={setChosen}>
          <Stack gap="sm" mt="xs">
            {wanted.plan.regions.map(({ id, name, exists }) => (
              <Checkbox
                key={id}
                value={id}
                label={name}
                disabled={exists}
                description={exists ? t('clone.exists') : undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Text id="clone-summary" role="status">
          {summary}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={clone.isBusy}>
            {t('back')}
          </Button>
          <Button
            onClick={() => void confirm(wanted)}
            loading={clone.isBusy}
            disabled={chosen.length === 0}
            aria-describedby="clone-summary"
          >
            {t('clone.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  ) : null;
  return { askToClone: (offer: OfferRow) => void ask(offer), modal };
}
