import type { SalesChannel } from '@estrada/domain/enumerations/index';
import { formatInstant } from '@estrada/domain/formats/index';
import {
  applyChanges,
  type CellChange,
  type CellGroup,
  cellsOf,
  changesBetween,
  combinations,
  flagDecides,
  groupCells,
  type ProfileMatrix,
  type ProfileTaxType,
  type ProfileVehicleType,
  profileFlagNames,
  setSelection,
} from '@estrada/domain/parameters/index';
import { FormSection } from '@estrada/ui/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { useDraft } from '@estrada/web/session/use-draft.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Select, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { ChangeList } from './change-list.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { matrixOfAnswer, type ProfileAnswer } from './matrix-of-answer.ts';
import { groupsOf, MatrixTable } from './matrix-table.tsx';
import { ReviewBar } from './review-bar.tsx';
import { strings } from './strings.ts';
import { useCellStrings } from './use-cell-strings.ts';

/** What another user saved during the edit: who, and the changes in this profile. */
type TheirChanges = { who: string; changes: readonly CellChange[] };

/**
 * The unsaved cells of one profile, on top of the saved ones. Stored in this tab, so that a reload does not lose them.
 */
function useProfileDraft(answer: ProfileAnswer) {
  const [kept, keep, clear] = useDraft<readonly CellGroup[]>(`profile-parameters.${answer.profile}`, []);
  const [seen, setSeen] = useState(answer);
  const [theirs, setTheirs] = useState<TheirChanges | null>(null);
  const saved = useMemo(() => matrixOfAnswer(answer), [answer]);
  const matrix = useMemo(() => applyChanges(saved, cellsOf(kept)), [saved, kept]);
  const changes = useMemo(() => changesBetween(saved, matrix), [saved, matrix]);
  const isDirty = changes.length > 0;

  // a newer version arrived during the edit: the edit remains, and the other user's changes are shown
  if (seen.version !== answer.version) {
    setSeen(answer);
    if (kept.length > 0)
      setTheirs({ who: answer.changedByName ?? '–', changes: changesBetween(matrixOfAnswer(seen), saved) });
  }

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return {
    saved,
    matrix,
    changes,
    theirs,
    set: (next: ProfileMatrix) => keep(groupCells(changesBetween(saved, next))),
    discard: clear,
    closeTheirs: () => setTheirs(null),
  };
}

/** Another user saved first: shows their changes; the edit remains. */
function TheirChangesNotice({ theirs, onClose }: { theirs: TheirChanges; onClose: () => void }) {
  const t = useStrings(strings);
  return (
    <section className="record-conflict" role="alert" aria-labelledby="profile-theirs">
      <Title order={2} size="h3" id="profile-theirs">
        {t('theirs.title')}
      </Title>
      <Text>{t('theirs.who', { who: theirs.who })}</Text>
      {theirs.changes.length > 0 ? (
        <ChangeList changes={theirs.changes} label={t('theirs.list')} />
      ) : (
        <Text>{t('theirs.none')}</Text>
      )}
      <Button variant="default" mt="xs" onClick={onClose}>
        {t('theirs.close')}
      </Button>
    </section>
  );
}

/** The matrix of one profile in one channel, and its acts. */
export function ProfileMatrixPanel({ answer, channel }: { answer: ProfileAnswer; channel: SalesChannel }) {
  const t = useStrings(strings);
  const words = useCellStrings();
  const roleName = useRoleName();
  const draft = useProfileDraft(answer);
  const [vehicleType, setVehicleType] = useState<ProfileVehicleType | null>(null);
  const [taxType, setTaxType] = useState<ProfileTaxType | null>(null);
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set());
  const [isCopying, setCopying] = useState(false);
  const { profile, can } = answer;
  const shown = combinations.filter(
    (one) =>
      one.channel === channel &&
      (vehicleType === null || one.vehicleType === vehicleType) &&
      (taxType === null || one.taxType === taxType),
  );
  const groups = groupsOf(shown);
  const areAllOpen = groups.every(({ key }) => openGroups.has(key));
  const undecided = profileFlagNames.filter((flag) => !flagDecides(flag, profile));
  const toggle = (key: string) => {
    const next = new Set(openGroups);
    if (!next.delete(key)) next.add(key);
    setOpenGroups(next);
  };
  return (
    <>
      {draft.theirs ? <TheirChangesNotice theirs={draft.theirs} onClose={draft.closeTheirs} /> : null}
      <FormSection id="profile-matrix" title={t('section')}>
        <Text size="sm" c="dimmed" mb="md">
          {answer.updatedAt
            ? t('lastChange', { when: formatInstant(answer.updatedAt), who: answer.changedByName ?? '–' })
            : t('neverChanged')}
        </Text>
        <div className="profile-tools">
          <Select
            label={t('vehicleType')}
            data={words.vehicleTypes}
            placeholder={t('all')}
            clearable
            value={vehicleType}
            onChange={setVehicleType}
          />
          <Select
            label={t('taxType')}
            data={words.taxTypes}
            placeholder={t('allTaxes')}
            clearable
            value={taxType}
            onChange={setTaxType}
          />
          <Group gap="sm">
            <Button
              variant="default"
              onClick={() => setOpenGroups(new Set(areAllOpen ? [] : groups.map(({ key }) => key)))}
            >
              {t(areAllOpen ? 'closeAll' : 'openAll')}
            </Button>
            {can.edit ? (
              <Button variant="default" onClick={() => setCopying(true)}>
                {t('copy')}
              </Button>
            ) : null}
          </Group>
        </div>
        <Text size="sm" c="dimmed" mb="sm">
          {t(can.edit ? 'select.hint' : 'readOnly')}
        </Text>
        <div className="profile-frame">
          <MatrixTable
            view={{
              profile,
              saved: draft.saved,
              matrix: draft.matrix,
              onSet: can.edit
                ? (chosen, flags, isOn) =>
                    draft.set(setSelection(draft.matrix, profile, { combinations: chosen, flags }, isOn))
                : null,
            }}
            label={t('table', { profile: roleName(profile), channel: words.channel(channel) })}
            groups={groups}
            openGroups={openGroups}
            onToggle={toggle}
          />
        </div>
        {undecided.length > 0 ? (
          <Text size="sm" c="dimmed" mt="sm">
            {t('undecided', { flags: undecided.map(words.flag).join(', ') })}
          </Text>
        ) : null}
      </FormSection>
      {can.edit ? (
        <>
          <ReviewBar profile={profile} version={answer.version} changes={draft.changes} onDiscard={draft.discard} />
          <CopyDialog
            profile={profile}
            matrix={draft.matrix}
            opened={isCopying}
            onClose={() => setCopying(false)}
            onCopy={draft.set}
          />
        </>
      ) : null}
    </>
  );
}
