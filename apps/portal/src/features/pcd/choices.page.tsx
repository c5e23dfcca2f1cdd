import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { IconSteeringWheel, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { pcdWords } from './page-strings.ts';
import './pcd.css';
import { strings } from './strings.ts';

const choices = [
  { driver: 'SELF', icon: IconSteeringWheel },
  { driver: 'OTHER', icon: IconUsers },
] as const;

/** `/pcd`: who drives, which is the first answer of the flow. */
export function Page() {
  const t = useStrings(strings);
  return (
    <>
      <PageTitle words={pcdWords} />
      <ul className="pcd-choices">
        {choices.map(({ driver, icon: Icon }) => (
          <li key={driver}>
            <Link to={paths.pcdStepsOf(driver)} className="pcd-card pcd-choice">
              <Icon size={28} aria-hidden="true" />
              <strong>{t(`choice.${driver}`)}</strong>
              <span>{t(`choice.${driver}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Text c="dimmed" size="sm" mt="md">
        {t('choice.note')}
      </Text>
    </>
  );
}
