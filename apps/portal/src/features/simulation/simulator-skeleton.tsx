import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { strings } from './strings.ts';

/** The skeleton of the first step while its defaults are loading. */
export function SimulatorSkeleton() {
  const t = useStrings(strings);
  return (
    <div aria-busy="true">
      <PageHeading title={t('title')} />
      <Stack gap="lg">
        <Group gap="xs">
          <Skeleton height={36} width="100%" maw={560} />
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
            <Skeleton key={name} height={56} />
          ))}
        </SimpleGrid>
      </Stack>
    </div>
  );
}
