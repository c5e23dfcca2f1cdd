import type { Language } from '@estrada/domain/errors/index';
import type { StylingName } from '@estrada/ui/styling-names';
import { cssVariablesResolver, stylings } from '@estrada/ui/theme';
import { speak } from '@estrada/web/strings/language.ts';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { clientPages } from './app/pages/client-pages.ts';
import { publicPages } from './app/pages/public-pages.ts';
import { StyledPages } from './app/portal-app.tsx';
import { loadPublicPage } from './app/router/page-routes.tsx';
import { drawMarkup } from './draw-markup.ts';

/** The public pages of the portal itself whose first render is the same for every visitor. */
export const drawnPages = publicPages.filter((row) => row.drawnAtBuild !== false && !clientPages.includes(row));

/** The first render of a public address without a session, as markup for the portal's root. */
export async function drawPage(path: string, language: Language): Promise<string> {
  // the strings of a page are loaded with its file
  speak(language);
  await loadPublicPage(path);
  return drawMarkup(
    <StaticRouter location={path}>
      <StyledPages />
    </StaticRouter>,
    language,
  );
}

/** The variables of a styling, which the library's provider writes: for documents that do without it. */
export const drawTheme = (styling: StylingName): string =>
  renderToStaticMarkup(<MantineProvider theme={stylings[styling]} cssVariablesResolver={cssVariablesResolver} />);
