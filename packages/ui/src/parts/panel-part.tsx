import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './panel-part.css';

/**
 * One part of a panel with its own heading, and a rule above it. Inside, `estrada-part-status` is a line with a status
 * and its text, `estrada-part-lines` a group of lines, `estrada-part-acts` a row of buttons that leaves no gap when it
 * is empty.
 */
export function PanelPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <div className="estrada-part">
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </div>
  );
}
