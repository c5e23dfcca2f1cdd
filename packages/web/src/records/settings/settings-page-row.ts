import type { Fields } from '@estrada/domain/forms/index';
import type { Settings } from '@estrada/domain/settings/index';
import { IconAdjustments } from '@tabler/icons-react';
import type { PageRow } from '../../pages/page-row.ts';
import { sharedPage } from '../../pages/shared-page.ts';
import type { Said } from '../page/record-kind.ts';
import type { SettingsNames } from '../record-api.ts';

/**
 * The row of a settings record. It has no page file of its own: fields with their strings, title and access are those
 * of its declaration.
 *
 * @param about one line on the effect of the values
 */
export const settingsPage = <All extends Fields>(
  path: string,
  calls: SettingsNames,
  settings: Settings<string, All>,
  about: Said,
): PageRow => {
  const words = {
    pt: { title: settings.title.pt, about: about.pt },
    en: { title: settings.title.en, about: about.en },
  };
  return {
    path,
    ...sharedPage(() => import('./settings-page.tsx'), { calls, settings, words }),
    access: settings.access,
    menu: { group: 'parameters', icon: IconAdjustments },
    words,
  };
};
