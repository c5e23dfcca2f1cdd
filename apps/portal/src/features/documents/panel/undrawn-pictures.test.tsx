// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageCanvas } from './page-canvas.tsx';
import { hasUndrawnPictures } from './undrawn-pictures.ts';

afterEach(cleanup);

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['/Filter /DCTDecode', false],
  ['/Filter /FlateDecode', false],
  ['/Filter /JPXDecode', true],
  ['/Filter [/FlateDecode /JBIG2Decode]', true],
])('detects for a picture with %s whether it is drawn', (filter, isUndrawn) => {
  const pdf = bytesOf(`%PDF-1.7\n5 0 obj\n<< /Subtype /Image ${filter} >>\nstream\n\xff\x00\x80\nendstream\nendobj`);
  expect(hasUndrawnPictures(pdf)).toBe(isUndrawn);
});

it.each([true, false])('shows next to the sheet whether pictures are missing: %s', (lacksPictures) => {
  window.matchMedia ??= () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never;
  const page = { sheets: 1, lacksPictures, draw: async () => {}, close: () => {} };
  render(
    <MantineProvider env="test">
      <PageCanvas
        content={{ state: 'open', page, bytes: new Blob() }}
        label="Contrato"
        sheet={1}
        turn={0}
        zoom={100}
        onRetry={() => {}}
      />
    </MantineProvider>,
  );
  expect(screen.queryAllByText(/baixe o arquivo para ver tudo/)).toHaveLength(lacksPictures ? 1 : 0);
});
