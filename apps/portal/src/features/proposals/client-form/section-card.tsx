import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '../proposals.css';

/** One group of fields under its own heading. */
export function SectionCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const headingId = `section-${id}`;
  return (
    <section className="proposal-section" aria-labelledby={headingId}>
      <Title order={3} id={headingId} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}
