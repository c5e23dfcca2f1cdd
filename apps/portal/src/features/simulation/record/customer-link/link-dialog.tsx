import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Modal, Text } from '@mantine/core';
import { useSharedSimulator } from '../../simulator-context.ts';
import { strings } from '../../strings.ts';
import { LinkList } from './link-list.tsx';
import { NewLink } from './new-link.tsx';
import './customer-link.css';

/** Creates links to the saved simulation for the client, and shows the status of the earlier ones. */
export function LinkDialog() {
  const t = useStrings(strings);
  const { journey } = useSharedSimulator();
  return (
    <Modal
      opened={journey.linksOf !== null}
      onClose={journey.closeLinks}
      title={t('link.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {journey.linksOf === null ? null : <Links id={journey.linksOf} />}
    </Modal>
  );
}

function Links({ id }: { id: string }) {
  const t = useStrings(strings);
  const links = useCall('listCustomerLinks', { params: { id } });
  return (
    <div className="customer-link">
      <Text>{t('link.text')}</Text>
      <NewLink id={id} known={links.data?.items ?? []} />
      <LinkList id={id} links={links} />
    </div>
  );
}
