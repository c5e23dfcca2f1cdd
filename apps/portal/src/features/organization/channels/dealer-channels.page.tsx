import type { SalesChannel } from '@estrada/domain/enumerations/index';
import { FormSection, PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { BackLink } from '@estrada/web/records/page/back-link.tsx';
import { useListReturn } from '@estrada/web/records/page/use-list-return.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { dealerCalls } from '../dealer-calls.ts';
import { ChannelTable } from './channel-table.tsx';
import { DealerHistory } from './dealer-history.tsx';
import { DealerSettingsPanels } from './dealer-settings.tsx';
import { strings } from './strings.ts';

/** `/dealers/channels/{id}`: the channels by which a dealer sells, what it sells, and how its proposals are signed. */
export function Page() {
  const t = useStrings(strings);
  const { id = '' } = useParams();
  const backTo = useListReturn(paths.dealers);
  const query = useCall('listDealerChannels', { params: { id } });
  const dealer = query.data?.dealer;
  return (
    <>
      <BackLink nouns={dealerCalls.words.nouns} to={backTo} />
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
