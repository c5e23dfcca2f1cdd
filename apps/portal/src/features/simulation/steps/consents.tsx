import { consentTexts } from '@estrada/domain/proposals/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox } from '@mantine/core';
import { strings } from '../strings.ts';

const kinds = ['creditRegistry', 'privacyNotice'] as const;
type ConsentChoices = Record<(typeof kinds)[number], boolean>;

/** What the client agrees to before the bureau is queried, in full; the seller ticks what the client said. */
export function Consents({
  given,
  isAsked,
  disabled,
  onChange,
}: {
  given: ConsentChoices;
  /** true once the person tried to go on: what is missing is said then */
  isAsked: boolean;
  disabled: boolean;
  onChange: (given: ConsentChoices) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return kinds.map((kind) => (
    <div key={kind} className="simulator-consent">
      <Checkbox
        label={t(`consent.${kind}`)}
        checked={given[kind]}
        disabled={disabled}
        aria-describedby={`consent-${kind}`}
        aria-invalid={isAsked && !given[kind] ? true : undefined}
        error={isAsked && !given[kind] ? renderMessage('consent.required', language) : undefined}
        onChange={(event) => onChange({ ...given, [kind]: event.currentTarget.checked })}
      />
      <p id={`consent-${kind}`} className="simulator-consent-text">
        {language === 'en' ? consentTexts[kind].en : consentTexts[kind].pt}
      </p>
    </div>
  ));
}
