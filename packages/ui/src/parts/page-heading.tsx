import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import './page-heading.css';

/**
 * The main heading of a page with the lane marking below. The shell moves the focus here after a page change.
 *
 * @param eyebrow small line above: the topic of the page
 * @param subtitle one line below
 * @param actions buttons on the right
 */
export function PageHeading({
  title,
  eyebrow,
  subtitle,
  actions,
}: {
  title: ReactNode;
  eyebrow?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="md" mb="lg">
      <div className="estrada-heading">
        {eyebrow ? (
          <Text size="sm" fw={600} c="var(--app-accent-text)" mb={4}>
            {eyebrow}
          </Text>
        ) : null}
        <Title order={1} tabIndex={-1} className="estrada-heading-title">
          {title}
        </Title>
        <span className="estrada-lane" aria-hidden="true" />
        {subtitle ? (
          <Text c="dimmed" size="sm" mt={8}>
            {subtitle}
          </Text>
        ) : null}
      </div>
      {actions ? <Group gap="sm">{actions}</Group> : null}
    </Group>
  );
}
