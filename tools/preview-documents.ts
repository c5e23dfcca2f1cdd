/** `npm run preview`: renders every e-mail and PDF with sample data, in both languages, into .data/previews/. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { documents } from '../apps/api/src/documents/index.ts';

const folder = fileURLToPath(new URL('../.data/previews/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const rows: string[] = [];
for (const document of documents) {
  for (const language of ['pt-BR', 'en'] as const) {
    const name = `${document.name}.${language}`;
    const files: [file: string, content: string | Uint8Array][] = [];
    let title = document.name;
    if (document.kind === 'mail') {
      const { subject, html, text } = document.render(document.example(), language);
      title = subject;
      files.push([`${name}.html`, html], [`${name}.txt`, `${subject}\n\n${text}`]);
    } else {
      files.push([`${name}.pdf`, await document.render(document.example(), language)]);
      for (const [variant, make] of Object.entries(document.variants ?? {}))
        files.push([`${document.name}-${variant}.${language}.pdf`, await document.render(make(), language)]);
    }
    for (const [file, content] of files) writeFileSync(join(folder, file), content);
    const links = files.map(([file]) => `<a href="${file}">${file}</a>`).join(' · ');
    rows.push(`<tr><td>${language}</td><td>${title}</td><td>${links}</td></tr>`);
  }
}
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Documents</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}td{padding:.25rem 1rem .25rem 0}</style>
<h1>Documents</h1><table>${rows.join('\n')}</table></html>
`,
);
console.log(`${documents.length} documents in two languages: ${pathToFileURL(join(folder, 'index.html')).href}`);
