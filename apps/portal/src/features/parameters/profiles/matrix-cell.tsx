import {
  type Combination,
  combinationKey,
  flagDecides,
  flagsFor,
  type ProfileFlag,
  type ProfileMatrix,
  type SimulationProfile,
} from '@estrada/domain/parameters/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { strings } from './strings.ts';
import { useCellStrings } from './use-cell-strings.ts';

/** The shared properties of the cells of a matrix. */
export type MatrixView = {
  profile: SimulationProfile;
  saved: ProfileMatrix;
  matrix: ProfileMatrix;
  /** switches cells; null for read-only users */
  onSet: ((combinations: readonly Combination[], flags: readonly ProfileFlag[], isOn: boolean) => void) | null;
};

/** One checkbox for a flag in several combinations: on in all, in none, or in some of them. */
export function MatrixCell({
  view: { profile, saved, matrix, onSet },
  flag,
  combinations,
  label,
}: {
  view: MatrixView;
  flag: ProfileFlag;
  combinations: readonly Combination[];
  label: string;
}) {
  const t = useStrings(strings);
  const words = useCellStrings();
  if (!flagDecides(flag, profile))
    return (
      <td data-label={words.flag(flag)}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('cell.undecided')}</VisuallyHidden>
      </td>
    );
  const on = combinations.filter((combination) => flagsFor(matrix, combination)[flag]).length;
  const isChanged = combinations.some(
    (combination) => flagsFor(matrix, combination)[flag] !== flagsFor(saved, combination)[flag],
  );
  const isAll = on === combinations.length;
  return (
    <td data-label={words.flag(flag)} data-changed={isChanged || undefined}>
      <Checkbox
        id={`${combinations.map(combinationKey)[0]}-${combinations.length}-${flag}`}
        aria-label={isChanged ? `${label} (${t('changed')})` : label}
        checked={isAll}
        indeterminate={on > 0 && !isAll}
        disabled={onSet === null}
        onChange={() => onSet?.(combinations, [flag], !isAll)}
      />
    </td>
  );
}
