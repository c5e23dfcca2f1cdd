import { type Combination, flagDecides, flagsFor, profileFlagNames } from '@estrada/domain/parameters/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { MatrixCell, type MatrixView } from './matrix-cell.tsx';
import { strings } from './strings.ts';
import { useCellStrings } from './use-cell-strings.ts';

type RowProps = {
  view: MatrixView;
  name: string;
  /** the name with what the row belongs to, for who does not see where it stands */
  fullName: string;
  combinations: readonly Combination[];
  /** stands for other rows too, though it shows and hides none */
  isStrong?: boolean;
  /** a group: whether its plans are shown, and what shows or hides them */
  group?: { isOpen: boolean; onToggle: () => void };
};

/** One row: a plan, or a whole group of them. On a phone its flags are folded. */
export function MatrixRow({ view, name, fullName, combinations, isStrong = false, group }: RowProps) {
  const t = useStrings(strings);
  const [isUnfolded, setUnfolded] = useState(false);
  const deciding = profileFlagNames.filter((flag) => flagDecides(flag, view.profile));
  const cells = combinations.flatMap((combination) => deciding.map((flag) => flagsFor(view.matrix, combination)[flag]));
  const on = cells.filter(Boolean).length;
  const isAll = on === cells.length;
  const count = t('on.count', { on, total: cells.length });
  return (
    <tr data-group={group || isStrong ? true : undefined} data-unfolded={isUnfolded || undefined}>
      <th scope="row">
        {group ? (
          <UnstyledButton className="profile-fold" aria-expanded={group.isOpen} onClick={group.onToggle}>
            <IconChevronRight size={16} aria-hidden />
            <span>{name}</span>
          </UnstyledButton>
        ) : (
          <span>{name}</span>
        )}
        <UnstyledButton
          className="profile-unfold"
          aria-expanded={isUnfolded}
          aria-label={`${count}. ${t('row.open', { name: fullName })}`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {count}
        </UnstyledButton>
      </th>
      <td data-label={t('column.row')}>
        <Checkbox
          aria-label={t('cell.row', { name: fullName })}
          checked={isAll}
          indeterminate={on > 0 && !isAll}
          disabled={view.onSet === null}
          onChange={() => view.onSet?.(combinations, deciding, !isAll)}
        />
      </td>
      {profileFlagNames.map((flag) => (
        <FlagCell key={flag} view={view} flag={flag} combinations={combinations} fullName={fullName} />
      ))}
    </tr>
  );
}

function FlagCell({ fullName, ...cell }: Omit<Parameters<typeof MatrixCell>[0], 'label'> & { fullName: string }) {
  const t = useStrings(strings);
  const words = useCellStrings();
  return <MatrixCell {...cell} label={t('cell.label', { flag: words.flag(cell.flag), name: fullName })} />;
}
