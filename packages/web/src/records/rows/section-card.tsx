import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './rows.css';

/**
 * One group of fields with its own heading.
 *
 * @param level of the heading: 4 in a group of sections
 * @param fold whether it is folded, until the user or a link to a field inside changes that; if omitted, the section
 * cannot be folded
 * @param note its progress, next to the heading
 */
export function SectionCard({
  id,
  title,
  level = 3,
  fold,
  note,
  onToggle,
  children,
}: {
  id: string;
  title: string;
  level?: 3 | 4;
  fold?: boolean;
  note?: ReactNode;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const headingId = `section-${id}`;
  const heading = (
    <Title order={level} id={headingId}>
      {title}
    </Title>
  );
  return (
    <section className="row-section" aria-labelledby={headingId}>
      {fold === undefined ? (
        <>
          {heading}
          <div className="row-section-body">{children}</div>
        </>
      ) : (
        <details open={!fold} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
          <summary>
            {heading}
            {note}
          </summary>
          <div className="row-section-body">{children}</div>
        </details>
      )}
    </section>
  );
}
