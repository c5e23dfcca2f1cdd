import { Text } from '@mantine/core';

/** Why a move could not be made, inside its dialog. */
export function MoveRefusal({ text }: { text: string | null }) {
  return text ? (
    <Text role="alert" c="var(--mantine-color-error)">
      {text}
    </Text>
  ) : null;
}
