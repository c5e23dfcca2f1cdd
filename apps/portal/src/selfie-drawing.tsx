import type { Language } from '@estrada/domain/errors/index';
import { loadStrings, speak } from '@estrada/web/strings/language.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { SelfieApp } from './features/contracts/selfie-page/selfie-app.tsx';

export { selfiePath, selfieStrings } from './features/contracts/selfie-page/selfie-address.ts';

/** The first render of the selfie page for every visitor, as markup for its root. */
export async function drawSelfie(language: Language): Promise<string> {
  speak(language);
  await loadStrings();
  const { prelude } = await prerender(
    <StrictMode>
      <SelfieApp />
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
