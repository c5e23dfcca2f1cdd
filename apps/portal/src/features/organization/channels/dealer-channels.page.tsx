import type { SalesChannel } from '@estrada/domain/enumerations/index';
import { FormSection, PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { ChannelTable } from './channel-table.tsx';
import { DealerHistory } from './dealer-history.tsx';
import { DealerSettingsPanels } from './dealer-settings.tsx';
import { strings } from './strings.ts';

/** `/dealers/channels/{id}`: the channels that a dealer sells by, what it sells, and how its proposals are signed. */
export function Page() {
  const t = useStrings(strings);
  const { id = '' } = useParams();
  const query = useCall('listDealerChannels', { params: { id } });
  const dealer = query.data?.dealer;
  return (
    <>
      <Anchor component={Link} to={paths.dealers} size="sm" display="inline-block" mb="sm">
        {t('dealer.back')}
      </Anchor>
      <PageHeading
        title={t('dealer.title')}
        subtitle={dealer ? `${dealer.GMFcode} · ${dealer.tradingName} · ${dealer.region.name}` : ' '}
      />
      <Loaded query={query} label={t('loading')}>
        {({ items }) => (
          <>
            <FormSection id="channels" title={t('channels.title')}>
              <ChannelTable
                kind="dealer"
                items={items}
                call={(channel, enable) =>
                  (enable ? api.enableDealerChannel : api.disableDealerChannel)({
                    params: { id, channelId: channel as SalesChannel },
                  })
                }
              />
            </FormSection>
            <DealerSettingsPanels id={id} />
            <DealerHistory id={id} />
          </>
        )}
      </Loaded>
    </>
  );
}
