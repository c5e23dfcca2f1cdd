import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { importLazyFiles, replaceImports } from './import-lazy-files.ts';

it('replaces the imports of lazy files alone, in each way in which they are written', () => {
  const code =
    'a(()=>import(`./x-1.js`));b(import("./y-2.js"));import(name);import(`./z-3.js`);"import(\'./text.js\')"';
  expect(replaceImports(code, ['assets/x-1.js', 'assets/y-2.js'], 'lazy')).toEqual({
    code: 'a(()=>lazy("./x-1.js",u=>import(u)));b(lazy("./y-2.js",u=>import(u)));import(name);import(`./z-3.js`);"import(\'./text.js\')"',
    missed: [],
  });
});

it('reports a file whose import it does not find', () => {
  expect(replaceImports('import(base+`x-1.js`)', ['assets/x-1.js'], 'lazy').missed).toEqual(['x-1.js']);
});

it('replaces every import of a build, with style sheets too, and puts the function where they find it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'estrada-lazy-'));
  try {
    writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
    writeFileSync(
      join(root, 'main.js'),
      "document.onclick = async () => { const { a } = await import('./a.js'); a(); import('./b.js').then((b) => b.b()); };",
    );
    writeFileSync(join(root, 'a.js'), "import './a.css'; export const a = () => document.write('a');");
    writeFileSync(join(root, 'a.css'), 'a { color: red }');
    writeFileSync(join(root, 'b.js'), "export const b = () => document.write('b');");
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [importLazyFiles('lazy')],
      build: { write: false },
    });
    const files = (built as Rolldown.RolldownOutput).output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const code = files.find(({ isEntry }) => isEntry)!.code;
    expect(code.match(/\blazy\("\.\/[ab]-[\w-]+\.js",u=>import\(u\)\)/g)).toHaveLength(2);
    expect(code).not.toMatch(/import\([`"']/);
    expect(code).toContain('globalThis.lazy=');
    expect(code).toMatch(/assets\/a-[\w-]+\.css/);
  } finally {
    rmSync(root, { recursive: true });
  }
});
