import { StatusPill } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';

/** A status as text in its colour. */
export function ShownPill({
  shown: { pt, en, colour },
}: {
  shown: { pt: string; en: string; colour: 'neutral' | 'info' | 'success' | 'warning' | 'danger' };
}) {
  const { language } = useLanguage();
  return <StatusPill tone={colour}>{language === 'en' ? en : pt}</StatusPill>;
}
