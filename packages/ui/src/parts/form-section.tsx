import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './form-section.css';

/** One group of a form with its own heading. */
export function FormSection({
  id,
  title,
  order = 2,
  children,
}: {
  id: string;
  title: string;
  /** level of the heading */
  order?: 2 | 3;
  children: ReactNode;
}) {
  const headingId = `section-${id}`;
  return (
    <section className="estrada-section" aria-labelledby={headingId}>
      <Title order={order} size="h3" id={headingId} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Fields side by side, as many as fit. A wide one has the width of two. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className="estrada-fields">{children}</div>;
}

/** A field with the width of two in `FormFields`. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className="estrada-field-wide">{children}</div>;
}
