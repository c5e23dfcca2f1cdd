import type { Language } from '@estrada/domain/errors/index';
import { loadStrings, speak } from '@estrada/web/strings/language.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { publicPages } from './app/pages/public-pages.ts';
import { StyledPages } from './app/portal-app.tsx';
import { loadPublicPage } from './app/router/page-routes.tsx';

/** The public pages whose first render is the same for every visitor. */
export const drawnPages = publicPages.filter((row) => row.drawnAtBuild !== false);

/** The first render of a public address without a session, as markup for the portal's root. */
export async function drawPage(path: string, language: Language): Promise<string> {
  speak(language);
  await loadPublicPage(path);
  await loadStrings();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <StyledPages />
      </StaticRouter>
    </StrictMode>,
    {
      // large parts would follow their fallback, inserted by a script that the content security policy blocks
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
