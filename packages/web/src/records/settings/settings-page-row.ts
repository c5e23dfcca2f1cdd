import type { Settings } from '@estrada/domain/settings/index';
import { IconAdjustments } from '@tabler/icons-react';
import type { PageRow } from '../../pages/page-row.ts';
import { sharedPage } from '../../pages/shared-page.ts';
import type { Said } from '../page/record-kind.ts';
import type { SettingsNames } from '../record-api.ts';

/**
 * The row of a settings record. It has no page file of its own: title and access are those of its head, and its fields
 * are loaded with the page.
 *
 * @param about one line on the effect of the values
 */
export const settingsPage = (
  path: string,
  calls: SettingsNames,
  { name, access, title }: Pick<Settings, 'name' | 'access' | 'title'>,
  about: Said,
): PageRow => {
  const words = { pt: { title: title.pt, about: about.pt }, en: { title: title.en, about: about.en } };
  return {
    path,
    ...sharedPage(() => import('./settings-page.tsx'), { calls, name, words }),
    access,
    menu: { group: 'parameters', icon: IconAdjustments },
    words,
  };
};
