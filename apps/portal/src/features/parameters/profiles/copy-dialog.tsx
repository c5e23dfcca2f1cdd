import {
  changesBetween,
  copyMatrix,
  type ProfileMatrix,
  type SimulationProfile,
  simulationProfiles,
} from '@estrada/domain/parameters/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { matrixOfAnswer } from './matrix-of-answer.ts';
import { strings } from './strings.ts';

type Props = {
  profile: SimulationProfile;
  matrix: ProfileMatrix;
  opened: boolean;
  onClose: () => void;
  onCopy: (matrix: ProfileMatrix) => void;
};

/** Copies what another profile may see and do, as unsaved changes. */
export function CopyDialog({ profile, matrix, opened, onClose, onCopy }: Props) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const [source, setSource] = useState<SimulationProfile | null>(null);
  const query = useCall('readProfileParameters', source ? { query: { profile: source } } : null);
  const wanted = query.data ? copyMatrix(matrixOfAnswer(query.data), matrix, profile) : null;
  const isSame = wanted !== null && changesBetween(matrix, wanted).length === 0;
  return (
    <Modal opened={opened} onClose={onClose} title={t('copy.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <Stack>
        <Text>{t('copy.text', { profile: roleName(profile) })}</Text>
        <Select
          label={t('copy.from')}
          data={simulationProfiles
            .filter((name) => name !== profile)
            .map((name) => ({ value: name, label: roleName(name) }))}
          value={source}
          onChange={setSource}
        />
        {query.isError ? <FailureState error={query.error} onRetry={() => void query.refetch()} /> : null}
        {isSame ? <Text role="status">{t('copy.same')}</Text> : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={wanted === null || isSame}
            loading={source !== null && query.isLoading}
            onClick={() => {
              if (wanted) onCopy(wanted);
              onClose();
            }}
          >
            {t('copy.do', { profile: roleName(profile) })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
