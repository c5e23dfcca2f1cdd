import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { strings } from './strings.ts';

type Page = { language: Language; title: string; path: string; main: Html };

const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** A whole document around one page. `path` is where the page lives (its query too), for the link to the other language. */
export function renderLayout({ language, title, path, main }: Page): string {
  const words = strings[language];
  const other: Language = language === 'pt' ? 'en' : 'pt';
  const { markup } = html`<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Estrada</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header>
<a class="brand" href="/?lang=${language}">Estrada</a>
<a href="${inLanguage(path, other)}" hreflang="${other === 'pt' ? 'pt-BR' : 'en'}" lang="${other === 'pt' ? 'pt-BR' : 'en'}">${words.otherLanguage}</a>
</header>
<main>${main}</main>
</body>
</html>`;
  return markup;
}

/** A heading and cells as a table that scrolls sideways on a narrow screen and can be reached by keyboard. */
export function renderTable(caption: string, headings: readonly string[], rows: readonly (readonly Html[])[]): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}
