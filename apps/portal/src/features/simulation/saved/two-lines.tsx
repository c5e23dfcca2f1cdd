import { Text } from '@mantine/core';

/** Two lines of a cell; `whole` keeps the first one unbroken. */
export function TwoLines({ first, second, whole }: { first: string; second?: string | null; whole?: true }) {
  return (
    <span className="simulator-two" data-whole={whole}>
      <span title={first}>{first}</span>
      {second ? (
        <Text component="span" size="xs" c="dimmed">
          {second}
        </Text>
      ) : null}
    </span>
  );
}
