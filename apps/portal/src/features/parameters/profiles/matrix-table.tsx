import { findFinanceType } from '@estrada/domain/enumerations/index';
import { type Combination, flagDecides, flagsFor, profileFlagNames } from '@estrada/domain/parameters/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { MatrixCell, type MatrixView } from './matrix-cell.tsx';
import { strings } from './strings.ts';
import { useCellStrings } from './use-cell-strings.ts';

type RowProps = {
  view: MatrixView;
  name: string;
  /** the name with its group, for users of screen readers */
  fullName: string;
  combinations: readonly Combination[];
  /** it represents other rows too, without showing or hiding them */
  isStrong?: boolean;
  /** for a group: whether its plans are shown, and the function that shows or hides them */
  group?: { isOpen: boolean; onToggle: () => void };
};

/** One row: a plan, or a whole group of plans. On a phone its flags are folded. */
function MatrixRow({ view, name, fullName, combinations, isStrong = false, group }: RowProps) {
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

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus between the checkboxes of a table by the arrow keys; cells without one are skipped. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const from = event.target as HTMLElement;
  const cell = from.closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row || from.getAttribute('type') !== 'checkbox') return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows];
  let [y, x] = [rows.indexOf(row) + step[0], cell.cellIndex + step[1]];
  let next = rows[y]?.cells[x];
  while (next && !boxIn(next)) {
    y += step[0];
    x += step[1];
    next = rows[y]?.cells[x];
  }
  if (next) boxIn(next)?.focus();
}

const boxIn = (cell: HTMLElement) => cell.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)');

/** Combinations with the same vehicle and rate. */
export type MatrixGroup = { key: string; combinations: readonly Combination[] };

/** Groups combinations by vehicle and rate, in their order. */
export function groupsOf(shown: readonly Combination[]): MatrixGroup[] {
  const groups = new Map<string, Combination[]>();
  for (const combination of shown) {
    const key = `${combination.vehicleType}/${combination.taxType}`;
    groups.set(key, [...(groups.get(key) ?? []), combination]);
  }
  return [...groups].map(([key, combinations]) => ({ key, combinations }));
}

type Props = {
  view: MatrixView;
  label: string;
  groups: readonly MatrixGroup[];
  openGroups: ReadonlySet<string>;
  onToggle: (key: string) => void;
};

/**
 * The matrix of one profile and channel: a row for each plan, grouped by vehicle and rate, and a column for each flag.
 */
export function MatrixTable({ view, label, groups, openGroups, onToggle }: Props) {
  const t = useStrings(strings);
  const words = useCellStrings();
  const shown = groups.flatMap(({ combinations }) => combinations);
  return (
    <table className="profile-matrix" aria-label={label} onKeyDown={moveByArrows}>
      <thead>
        <tr>
          <th scope="col">{t('column.combination')}</th>
          <th scope="col">{t('column.row')}</th>
          {profileFlagNames.map((flag) => (
            <th scope="col" key={flag}>
              {words.flag(flag)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <MatrixRow view={view} name={t('allShown')} fullName={t('shown')} combinations={shown} isStrong />
        {groups.map(({ key, combinations }) => {
          const [first] = combinations;
          const name = t('group', {
            vehicle: words.vehicleType(first!.vehicleType),
            tax: words.taxType(first!.taxType),
          });
          const isOpen = openGroups.has(key);
          return (
            <Fragment key={key}>
              <MatrixRow
                view={view}
                name={name}
                fullName={name}
                combinations={combinations}
                group={{ isOpen, onToggle: () => onToggle(key) }}
              />
              {isOpen
                ? combinations.map((combination) => {
                    const plan = findFinanceType(combination.financeTypeId)!.name;
                    return (
                      <MatrixRow
                        key={combination.financeTypeId}
                        view={view}
                        name={plan}
                        fullName={`${name} · ${plan}`}
                        combinations={[combination]}
                      />
                    );
                  })
                : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
