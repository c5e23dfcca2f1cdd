import { colourForm } from '@estrada/domain/offers/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, or } from 'drizzle-orm';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { colours } from './offers.tables.ts';

/** Colours that offers name: name (OFF001) and code (OFF002) are unique. */
export const colourRecord = serveRecord(
  {
    list: endpoints.listColours,
    read: endpoints.readColour,
    register: endpoints.registerColour,
    update: endpoints.updateColour,
    enable: endpoints.enableColour,
    disable: endpoints.disableColour,
  },
  {
    kind: {
      entity: 'colour',
      table: colours,
      taken: [
        { index: 'colours_name', code: 'OFF001', field: 'colourName', key: 'colourName.taken' },
        { index: 'colours_code', code: 'OFF002', field: 'colourCode', key: 'colourCode.taken' },
      ],
      // the trail masks names of people; a colour's name is none, so it has another key
      trail: ({ colourName, colourCode }) => ({ title: colourName, colourCode }),
    },
    changes: 'offers',
    sorts: { colourName: { by: plainName(colours.colourName), type: 'text' } },
    where: ({ search }) => [
      search ? or(nameContains(colours.colourName, search), eq(colours.colourCode, search.toUpperCase())) : undefined,
    ],
    values: (typed) => colourForm.normalise(typed),
  },
);
