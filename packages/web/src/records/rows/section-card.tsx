import { Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import './rows.css';

/**
 * One group of fields with its own heading.
 *
 * @param fold whether it is initially folded; if omitted, the section cannot be folded. A link to a field inside opens
 * it
 * @param note its progress, next to the heading
 */
export function SectionCard({
  id,
  title,
  fold,
  note,
  onToggle,
  children,
}: {
  id: string;
  title: string;
  fold?: boolean;
  note?: ReactNode;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  // after the first render only the user opens and folds it
  const [isOpen] = useState(!fold);
  const headingId = `section-${id}`;
  const heading = (
    <Title order={3} id={headingId}>
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
        <details open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
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
