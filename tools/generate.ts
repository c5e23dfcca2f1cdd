/** `npm run generate`: writes the generated pages. `npm run check` compares them with the repository. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedPages } from './pages/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const [path, content] of Object.entries(await generatedPages())) {
  writeFileSync(`${root}${path}`, content);
  console.log(path);
}
