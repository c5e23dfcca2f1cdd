import { formatDate } from '@estrada/domain/formats/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Image, Paper, Stack, Text } from '@mantine/core';

const strings = defineStrings('shownCampaigns', {
  title: ['Campanhas de ofertas de hoje', "Today's offer campaigns"],
  until: ['Até {date}', 'Until {date}'],
});

/** The campaigns of offers that are published for a dealer today; nothing where there are none, or they cannot be read. */
export function CampaignBand({ dealerId }: { dealerId: string }) {
  const t = useStrings(strings);
  const { data } = useCall(
    'listShownCampaigns',
    { query: { dealerId } },
    // the addresses of the pictures are valid for an hour
    { staleTime: rarelyChangesMs, retry: false },
  );
  const campaigns = data?.items ?? [];
  if (campaigns.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" m={0} p={0} aria-label={t('title')} style={{ listStyle: 'none' }}>
      {campaigns.map(({ id, campaignName, description, validUntil, pictureUrl }) => (
        <Paper key={id} component="li" withBorder radius="md" p="xs">
          <Group gap="sm" wrap="nowrap" align="flex-start">
            {pictureUrl === null ? null : <Image src={pictureUrl} alt="" w={72} h={56} radius="sm" fit="cover" />}
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text size="sm" fw={600}>
                {campaignName} · {t('until', { date: formatDate(validUntil) })}
              </Text>
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {description}
              </Text>
            </div>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
