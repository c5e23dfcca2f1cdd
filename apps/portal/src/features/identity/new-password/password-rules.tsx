import { failedPasswordRules, passwordRules } from '@estrada/domain/identity/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../forgot-password/strings.ts';

/** The rules of the policy, each with a tick as soon as what is typed keeps it; in red those that a refused one fails. */
export function PasswordRules({ password, isRefused }: { password: string; isRefused: boolean }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const failed = new Set(password === '' ? passwordRules : failedPasswordRules(password));
  return (
    <ul className="estrada-rules" data-refused={isRefused} aria-label={t('reset.rules')}>
      {passwordRules.map((rule) => {
        const isMet = !failed.has(rule);
        return (
          <li key={rule} data-met={isMet}>
            <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
              {isMet ? <circle cx="8" cy="8" r="8" fill="currentColor" /> : null}
              <path
                d={isMet ? 'm4.4 8.3 2.4 2.4 4.8-5' : 'M8 8.01V8'}
                stroke={isMet ? 'var(--mantine-color-body)' : 'currentColor'}
                strokeWidth={isMet ? 1.8 : 4}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {renderMessage(rule, language)}
            <span className="estrada-sr-only"> ({t(isMet ? 'reset.ruleMet' : 'reset.ruleOpen')})</span>
          </li>
        );
      })}
    </ul>
  );
}
