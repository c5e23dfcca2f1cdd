import type { EmailTemplateVersion } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** The name of a version: its number, or the portal's own text when it has no file. */
export function useVersionName() {
  const t = useStrings(strings);
  return ({ version, fileName }: Pick<EmailTemplateVersion, 'version' | 'fileName'>): string =>
    fileName === null ? t('version.builtIn') : t('version', { version });
}
