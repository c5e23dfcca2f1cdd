import { auditField, auditValueTexts } from '@estrada/domain/audit/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatInstant, formatMoney, showMasked } from '@estrada/domain/formats/index';
import { renderUploadMessage, type UploadMessageKey, uploadMessages } from '@estrada/domain/uploads/index';
import { useRoleName } from '../../names/roles/use-role-name.ts';
import { useLanguage } from '../../strings/use-language.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

/** The trail stores why an upload failed, not the counts or columns: the upload history has those. */
const untold = { max: '…', columns: '…' };

/**
 * Shows fields and values of the trail as text; one without a text is shown as stored.
 *
 * @param entity the kind of record that they belong to
 */
export function useChangeText(entity: string) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const { language } = useLanguage();
  const sayField = (name: string): string => {
    const words = auditField(entity, name);
    return words ? pickText(words, language) : name;
  };
  /** one value, by the name of its field */
  const sayValue = (field: string, value: string): string => {
    const words = entity === 'user' && field === 'role' ? undefined : auditValueTexts(entity, field, value);
    if (words) return pickText(words, language);
    const parts = value.includes(', ') ? value.split(', ').map((one) => auditValueTexts(entity, field, one)) : [];
    if (parts.length > 0 && parts.every((one) => one !== undefined))
      return parts.map((one) => pickText(one, language)).join(', ');
    if (value === 'true' || value === 'false') return t(`value.${value}`);
    if (field === 'message' && Object.hasOwn(uploadMessages, value))
      return renderUploadMessage(value as UploadMessageKey, language, untold);
    if (field === 'role' || field === 'profiles') return roleName(value);
    if (field.endsWith('Cents') && /^-?\d+$/.test(value)) return formatMoney(Number(value));
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatInstant(value);
    return showMasked(value);
  };
  return {
    /** `client.address.cityId` → "Cliente · Endereço · Cidade" */
    field: (path: string): string =>
      path
        .split('.')
        .map((name) => sayField(name))
        .join(' · '),
    value: (path: string, value: string): string => {
      const field = path.split('.').at(-1) ?? path;
      const parts = value.startsWith('[{') ? recordsOf(value) : null;
      if (!parts) return sayValue(field, value);
      return parts
        .map((part) => Object.entries(part).map(([name, held]) => `${sayField(name)} ${sayValue(name, String(held))}`))
        .map((said) => said.join(', '))
        .join('; ');
    },
  };
}

/** A list of records as stored in the trail; null for a text that only starts like one. */
function recordsOf(value: string): Record<string, unknown>[] | null {
  try {
    return JSON.parse(value) as Record<string, unknown>[];
  } catch {
    return null;
  }
}
