import { findFinanceType } from '@estrada/domain/enumerations/index';
import { type Combination, profileFlagNames } from '@estrada/domain/parameters/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Fragment } from 'react';
import type { MatrixView } from './matrix-cell.tsx';
import { MatrixRow } from './matrix-row.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import { strings } from './strings.ts';
import { useCellStrings } from './use-cell-strings.ts';

/** Combinations that share vehicle and rate. */
export type MatrixGroup = { key: string; combinations: readonly Combination[] };

/** Combinations put together by vehicle and rate, in their order. */
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

/** The matrix of one profile and channel: a row for each plan, grouped by vehicle and rate, a column for each flag. */
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
