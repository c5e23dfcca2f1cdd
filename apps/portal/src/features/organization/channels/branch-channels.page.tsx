import type { SalesChannel } from '@estrada/domain/enumerations/index';
import { FormSection, PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { ChannelTable } from './channel-table.tsx';
import { strings } from './strings.ts';

/** `/branches/{branchId}/channels`: the channels by which the dealers of a branch may sell. */
export function Page() {
  const t = useStrings(strings);
  const { branchId = '' } = useParams();
  const query = useCall('listBranchChannels', { params: { branchId } });
  const branch = query.data?.branch;
  return (
    <>
      <Anchor component={Link} to={paths.branch(branchId)} size="sm" display="inline-block" mb="sm">
        {t('branch.back')}
      </Anchor>
      <PageHeading title={t('branch.title')} eyebrow={branch?.name} subtitle={t('branch.about')} />
      <Loaded query={query} label={t('loading')}>
        {({ items }) => (
          <FormSection id="channels" title={t('channels.title')}>
            <ChannelTable
              kind="branch"
              items={items}
              call={(id, enable) =>
                (enable ? api.enableBranchChannel : api.disableBranchChannel)({
                  params: { branchId, channelId: id as SalesChannel },
                })
              }
            />
          </FormSection>
        )}
      </Loaded>
    </>
  );
}
