import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './parts.css';

/** One shared part under its heading, reached by its anchor. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="parts-part" aria-labelledby={`${id}-heading`}>
      <Title order={2} size="h3" id={`${id}-heading`}>
        {title}
      </Title>
      {children}
    </section>
  );
}

/** One state of a part, named above it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="parts-state">
      <Text size="sm" c="dimmed" mb={6}>
        {name}
      </Text>
      {children}
    </div>
  );
}
