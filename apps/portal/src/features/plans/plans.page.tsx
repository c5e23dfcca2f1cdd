import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import type { PlansPageName } from '@estrada/web/hosted/contract.ts';
import { usePageStrings } from '@estrada/web/pages/page-access.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { UnderOwnPolicy } from './own-policy.tsx';
import { RemoteFailed } from './remote-failed.tsx';
import { RemotePage } from './remote-page.tsx';

/**
 * A page of the plans front end in its place in the portal.
 *
 * @param words of its row, for when it does not come
 */
export function Page({ name, words }: { name: PlansPageName; words: PageRow['words'] }) {
  const settings = useCall('readActiveModules', {}, { staleTime: Number.POSITIVE_INFINITY });
  const { title } = usePageStrings()(words);
  return (
    <Loaded query={settings} label={title}>
      {({ plansOrigin }) =>
        plansOrigin === null ? (
          <RemoteFailed kind="unset" words={words} />
        ) : (
          <UnderOwnPolicy>
            <RemotePage origin={plansOrigin} name={name} words={words} />
          </UnderOwnPolicy>
        )
      }
    </Loaded>
  );
}
