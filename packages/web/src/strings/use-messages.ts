import type { TextParams } from '@estrada/domain/errors/index';
import type { MessageKey, renderMessage } from '@estrada/domain/validation/index';
import { useEffect, useState } from 'react';
import { strings } from '../strings.ts';
import { currentLanguage, translate } from './language.ts';
import { useLanguage } from './use-language.ts';

let render: typeof renderMessage | null = null;

/**
 * The texts of refused fields, on a page for clients. They are a tenth of what such a page may load at first, so they come
 * when it stands; a field that is refused before says so in general words.
 */
export function useMessages(): (key: MessageKey, params?: TextParams) => string {
  // renders again when the language changes
  useLanguage();
  const [, setLoaded] = useState(render !== null);
  useEffect(() => {
    if (render) return;
    import('@estrada/domain/validation/index').then(
      ({ renderMessage }) => {
        render = renderMessage;
        setLoaded(true);
      },
      () => undefined,
    );
  }, []);
  return (key, params) => render?.(key, currentLanguage(), params) ?? translate(strings, 'field.refused');
}
