import { type SalesChannel, salesChannels } from '@estrada/domain/enumerations/index';
import { type SimulationProfile, simulationProfiles } from '@estrada/domain/parameters/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import '@estrada/web/records/form/record-form.css';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { ProfileMatrixPanel } from './profile-matrix.tsx';
import './profiles.css';
import { strings } from './strings.ts';
import { useCellStrings } from './use-cell-strings.ts';

/** `/parameters/profiles`: what each profile may see and do in each combination of channel, vehicle, rate and plan. */
export function Page({ words: pageWords }: { words: PageRow['words'] }) {
  const t = useStrings(strings);
  const words = useCellStrings();
  const roleName = useRoleName();
  const [profile, setProfile] = useState<SimulationProfile>('seller');
  const [channel, setChannel] = useState<SalesChannel>(salesChannels[0].id);
  const query = useCall('readProfileParameters', { query: { profile } });
  return (
    <>
      <PageTitle words={pageWords} />
      <section className="profile-choice" aria-label={t('tools')}>
        <Select
          label={t('profile')}
          data={simulationProfiles.map((name) => ({ value: name, label: roleName(name) }))}
          allowDeselect={false}
          value={profile}
          onChange={(chosen) => chosen && setProfile(chosen)}
        />
        <Select
          label={t('channel')}
          data={words.channels}
          allowDeselect={false}
          value={channel}
          onChange={(chosen) => chosen && setChannel(chosen)}
        />
      </section>
      <Loaded query={query} label={t('loading')} height={480}>
        {(answer) => <ProfileMatrixPanel key={answer.profile} answer={answer} channel={channel} />}
      </Loaded>
    </>
  );
}
