import type { Language } from '@estrada/domain/errors/index';
import { loadStrings, speak } from '@estrada/web/strings/language.ts';
import { createElement, type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';

/** The first render of a page for every visitor, as markup for its root. Its file must be loaded. */
export async function drawMarkup(page: ReactNode, language: Language): Promise<string> {
  speak(language);
  await loadStrings();
  const { prelude } = await prerender(createElement(StrictMode, null, page), {
    // large parts would follow their fallback, inserted by a script that the content security policy blocks
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
