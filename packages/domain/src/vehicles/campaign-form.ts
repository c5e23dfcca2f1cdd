import { type FormOf, form, text, year } from '../forms/index.ts';
import { areYearsConsistent, type VehicleYears, yearProblems } from './years.ts';

const fields = {
  campaignName: text('Nome', 'Name', { tooLong: 'campaignName.tooLong', clean: (name) => name.replace(/\s+/g, ' ') }),
  campaignCode: text('Código', 'Code', {
    test: /^[A-Z0-9-]{2,20}$/i,
    key: 'campaignCode.invalid',
    clean: (code) => code.toUpperCase(),
  }),
  modelYear: year('Ano do modelo', 'Model year'),
  manufacturerYear: year('Ano de fabricação', 'Year of manufacture'),
};

const problemsTogether = (years: VehicleYears) =>
  areYearsConsistent(years) ? [] : [{ path: 'modelYear', key: 'years.inconsistent' } as const];

/**
 * The registration of a campaign, which is a group of vehicles by their years. Whether name and code are free, only the server
 * knows. Names are the wire's.
 */
export const campaignForm = form(fields, problemsTogether);
export type CampaignForm = FormOf<typeof campaignForm>;

/** The same in a given year: no vehicle is made later than the year after it. */
export const campaignFormIn = (currentYear: number) =>
  form(fields, (years) => [...problemsTogether(years), ...yearProblems(years, currentYear)]);
