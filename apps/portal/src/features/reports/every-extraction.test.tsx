// @vitest-environment jsdom
import { capabilities, moduleFlags, modulesOn } from '@estrada/domain/access/index';
import { extractionCalls } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { pages } from './pages.ts';

beforeEach(resetBrowser);

it.each(Object.keys(extractionCalls) as (keyof typeof extractionCalls)[])(
  'an extraction has its page, in the menu, and requests its own files: %s',
  async (name) => {
    const row = pages.find(({ access }) => access === name);
    expect(row?.menu?.group).toBe('extractions');
    signInAs({ ...bitUser, groups: [{ groupName: capabilities[name].roles[0] }] }, modulesOn(moduleFlags));
    const calls = fakeServer({
      listExtractionFiles: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    });
    renderPortal(row!.path);
    expect(await screen.findByText('Nenhum arquivo ainda')).toBeTruthy();
    expect(calls.map(({ url }) => url.searchParams.get('type'))).toEqual([name]);
  },
);
