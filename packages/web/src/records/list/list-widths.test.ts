import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const widthsIn = (file: string) => {
  const css = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  return [...css.matchAll(/@container estrada-(?:table|list) \([^)]*?(?:<|>=) (\d+)px\)/g)].map(([, width]) =>
    Number(width),
  );
};

it('collapses the list filters at the width at which the table becomes cards', () => {
  const cards = Math.min(...widthsIn('../../../../ui/src/parts/data-table.css'));
  expect(widthsIn('./list.css')).toEqual([cards]);
});
