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
    const examples: [name: string, make: () => object][] = [
      [name, document.example],
      ...Object.entries(document.variants ?? {}).map(([variant, make]): [string, () => object] => [
        `${document.name}-${variant}.${language}`,
        make,
      ]),
    ];
    for (const [file, make] of examples) {
      if (document.kind === 'pdf') {
        files.push([`${file}.pdf`, await document.render(make(), language)]);
        continue;
      }
      const { subject, html, text } = document.render(make(), language);
      if (file === name) title = subject;
      files.push([`${file}.html`, html], [`${file}.txt`, `${subject}\n\n${text}`]);
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
