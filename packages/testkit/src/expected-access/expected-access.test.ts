import { expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';
import { all, extractions, record } from './kinds.ts';

it('returns the calls of each kind', () => {
  const names = { list: 'listBoats', read: 'readBoat', register: 'registerBoat', update: 'updateBoat' };
  expect(record(names, 'dealersList', 'dealerRegister')).toEqual({
    listBoats: ['dealersList'],
    readBoat: ['dealersList'],
    registerBoat: ['dealerRegister'],
    updateBoat: ['dealerRegister'],
  });
  expect(all({ send: 'sendBoatsTable', list: 'listBoatsUploads' }, 'vehicles')).toEqual({
    sendBoatsTable: ['vehicles'],
    listBoatsUploads: ['vehicles'],
  });
  expect(extractions({ downloadBoats: 'vehicles', downloadSails: 'jobs' })).toEqual({
    downloadBoats: ['vehicles'],
    downloadSails: ['jobs'],
    listExtractionFiles: ['vehicles', 'jobs'],
    readDownloadAddress: ['vehicles', 'jobs'],
  });
});

it('describes a difference in one line, and returns null when there is none', () => {
  expect(describeDifference('listBranches', ['b', 'a'], ['a'])).toBe('listBranches: expected a,b; got a');
  expect(describeDifference('listBranches', [], ['a'])).toBe('listBranches: expected nobody; got a');
  expect(describeDifference('listBranches', ['b', 'a'], ['a', 'b'])).toBeNull();
});
