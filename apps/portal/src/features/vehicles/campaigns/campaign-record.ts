import { businessDay } from '@estrada/domain/calendar/index';
import { campaignFormIn } from '@estrada/domain/vehicles/index';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';

/** What campaigns are as records of a list and a form, on the day of the person. @param now the instant, ISO */
export function campaignRecordOn(now: string): RecordKind<'Campaigns', ReturnType<typeof campaignFormIn>['fields']> {
  return {
    one: 'Campaign',
    many: 'Campaigns',
    subject: 'campaign',
    form: campaignFormIn(Number(businessDay(now).slice(0, 4))),
    words: {
      nouns: {
        pt: { one: 'campanha', many: 'campanhas', gender: 'f' },
        en: { one: 'campaign', many: 'campaigns' },
      },
      fields: {
        campaignName: { pt: 'Nome', en: 'Name' },
        campaignCode: { pt: 'Código', en: 'Code' },
        modelYear: { pt: 'Ano do modelo', en: 'Model year' },
        manufacturerYear: { pt: 'Ano de fabricação', en: 'Year of manufacture' },
      },
      search: { pt: 'Nome ou código', en: 'Name or code' },
    },
    address: { param: 'id', of: ({ id }) => id },
    nameOf: ({ campaignName }) => campaignName,
    columns: ['campaignName', 'campaignCode', 'manufacturerYear', 'modelYear'],
    sorts: ['campaignName', 'modelYear'],
    stale: ['listEnabledCampaigns'],
  };
}
