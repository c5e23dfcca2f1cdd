import type { EmailTemplateVersion } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** What a version is called: its number, and where no file stands behind it, that it is the portal's own text. */
export function useVersionName() {
  const t = useStrings(strings);
  return ({ version, fileName }: Pick<EmailTemplateVersion, 'version' | 'fileName'>): string =>
    fileName === null ? t('version.builtIn') : t('version', { version });
}
