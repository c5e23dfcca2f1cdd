import {
  applyChanges,
  type CellChange,
  type CellGroup,
  cellsOf,
  changesBetween,
  groupCells,
  type ProfileMatrix,
} from '@estrada/domain/parameters/index';
import { useDraft } from '@estrada/web/session/use-draft.ts';
import { useEffect, useMemo, useState } from 'react';
import { matrixOfAnswer, type ProfileAnswer } from './matrix-of-answer.ts';

/** What somebody else saved while cells were being set here: who, and what it changed in this profile. */
export type TheirChanges = { who: string; changes: readonly CellChange[] };

/** The marks of one profile that are not saved yet, over what is. Kept in this tab, so that a reload loses none. */
export function useProfileDraft(answer: ProfileAnswer) {
  const [kept, keep, clear] = useDraft<readonly CellGroup[]>(`profile-parameters.${answer.profile}`, []);
  const [seen, setSeen] = useState(answer);
  const [theirs, setTheirs] = useState<TheirChanges | null>(null);
  const saved = useMemo(() => matrixOfAnswer(answer), [answer]);
  const matrix = useMemo(() => applyChanges(saved, cellsOf(kept)), [saved, kept]);
  const changes = useMemo(() => changesBetween(saved, matrix), [saved, matrix]);
  const isDirty = changes.length > 0;

  // a newer answer came while cells were set: what is set stays, and what the other changed is shown
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

export type ProfileDraft = ReturnType<typeof useProfileDraft>;
