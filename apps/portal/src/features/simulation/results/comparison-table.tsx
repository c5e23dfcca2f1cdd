import { Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import './comparison-table.css';

/** What is compared: a row with its name, remarks, the value of each line, and the act that applies it. */
export type ComparedRow<Line extends string> = {
  key: string | number;
  name: string;
  notes?: ReactNode;
  values: Record<Line, ReactNode>;
  /** the one on the screen */
  isCurrent?: boolean;
  act: ReactNode;
};

/**
 * Ways to finance or vehicles side by side, each applied by its act: cards on phones and tablets, otherwise a table.
 *
 * @param lines in order, with their headings; text is aligned at the start, figures at the end
 */
export function ComparisonTable<Line extends string>({
  label,
  nameHeading,
  actHeading,
  lines,
  rows,
}: {
  label: string;
  nameHeading: string;
  actHeading: string;
  lines: readonly { name: Line; heading: string; isText?: boolean }[];
  rows: readonly ComparedRow<Line>[];
}) {
  // six columns with their act do not fit on a tablet
  const isNarrow = useMediaQuery('(max-width: 1023.98px)', false);
  if (isNarrow)
    return (
      <ul className="plans-cards" aria-label={label}>
        {rows.map((row) => (
          <li key={row.key} data-shown={row.isCurrent || undefined}>
            <h4>{row.name}</h4>
            {row.notes}
            <dl className="simulator-lines">
              {lines.map(({ name, heading }) => (
                <div key={name}>
                  <dt>{heading}</dt>
                  <dd>{row.values[name]}</dd>
                </div>
              ))}
            </dl>
            {row.act}
          </li>
        ))}
      </ul>
    );
  return (
    <div className="plans-table">
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{nameHeading}</Table.Th>
            {lines.map(({ name, heading, isText }) => (
              <Table.Th key={name} scope="col" data-align={isText ? undefined : 'end'}>
                {heading}
              </Table.Th>
            ))}
            <Table.Th scope="col">{actHeading}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key} data-shown={row.isCurrent || undefined}>
              <Table.Th scope="row">
                {row.name}
                {row.notes ? <> {row.notes}</> : null}
              </Table.Th>
              {lines.map(({ name, isText }) => (
                <Table.Td key={name} data-align={isText ? undefined : 'end'}>
                  {row.values[name]}
                </Table.Td>
              ))}
              <Table.Td>{row.act}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
