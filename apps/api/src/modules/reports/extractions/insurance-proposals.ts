import { genders, maritalStatuses, occupations } from '@estrada/domain/enumerations/index';
import { premiumPayments } from '@estrada/domain/insurance/index';
import { type InsuranceExtractionFilters, insuranceStatusOfId } from '@estrada/domain/reports/index';
import { sql } from 'drizzle-orm';
import { dealers } from '../../organization/index.ts';
import { insuranceProposals as table } from '../../policies/index.ts';
import type { Extraction, ExtractionColumn } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import {
  answer,
  birthDay,
  carColumns,
  coded,
  column,
  insuranceColumns,
  insuredCapital,
  lifeColumns,
  personal,
  protectionColumns,
} from './insurance-columns.ts';
import { begunInsurances } from './insurances.ts';
import { yesNoColumn } from './named-columns.ts';

const address = (pt: string, en: string, name: string): ExtractionColumn =>
  personal(column(pt, en, 'text', answer('assured', `address,${name}`)));
const flag = (section: string, name: string) =>
  sql`case ${answer(section, name)} when 'true' then true when 'false' then false end`;
const offered = (amount: string) => sql`(${table.offer} ->> ${amount})::bigint`;

/** What MetLife takes in of a life insurance: who is insured, for how much, and how the premium is paid. */
const metlifeColumns: readonly ExtractionColumn[] = [
  column('Número da proposta', 'Proposal number', 'code', sql`${table.number}`),
  column('Número na seguradora', "Insurer's number", 'code', sql`${table.insurerNumber}`),
  column('Código da concessionária', 'Dealer code', 'code', sql`${dealers.GMFcode}`),
  column('Nome do segurado', 'Name of the assured', 'text', sql`${table.clientName}`),
  clientDocumentColumn(sql`${table.clientDocument}`),
  personal(column('Nascimento', 'Birth date', 'date', birthDay)),
  coded({ pt: 'Gênero', en: 'Gender' }, answer('assured', 'gender'), genders),
  coded({ pt: 'Estado civil', en: 'Marital status' }, answer('assured', 'maritalId'), maritalStatuses),
  coded({ pt: 'Profissão', en: 'Occupation' }, answer('assured', 'occupation'), occupations),
  yesNoColumn({ pt: 'Pessoa exposta politicamente', en: 'Politically exposed' }, flag('assured', 'exposedPerson')),
  personal(column('Celular', 'Mobile', 'code', answer('assured', 'phone'))),
  personal(column('E-mail', 'E-mail', 'text', answer('assured', 'email'))),
  address('CEP', 'Postal code', 'zipCode'),
  address('Logradouro', 'Street', 'street'),
  address('Número do endereço', 'Street number', 'number'),
  address('Complemento', 'Address line 2', 'complement'),
  address('Bairro', 'Neighbourhood', 'district'),
  address('Cidade', 'City', 'city'),
  address('UF', 'State', 'state'),
  insuredCapital,
  column('Vigência em meses', 'Cover in months', 'integer', sql`${table.termMonths}`),
  column('Início da vigência', 'Start of cover', 'date', sql`${table.startsOn}`),
  column('Fim da vigência', 'End of cover', 'date', sql`${table.endsOn}`),
  column('Prêmio líquido', 'Net premium', 'money', offered('netCents')),
  column('IOF', 'IOF', 'money', offered('iofCents')),
  column('Prêmio total', 'Total premium', 'money', offered('totalCents')),
  coded({ pt: 'Forma de pagamento', en: 'Means of payment' }, sql`${table.payment}`, premiumPayments),
  yesNoColumn({ pt: 'Declaração de saúde', en: 'Declaration of health' }, flag('details', 'isHealthy')),
];

/** Insurance proposals of every product that were begun in the period, with the further columns of each. */
const allProducts: Pick<Extraction, 'fileStem' | 'sheetName' | 'columns'> = {
  fileStem: 'propostas-de-seguro',
  sheetName: { pt: 'Propostas de seguro', en: 'Insurance proposals' },
  columns: [
    ...insuranceColumns,
    ...carColumns,
    ...protectionColumns,
    column('Valor do veículo', 'Vehicle amount', 'money', carColumns.at(-1)!.value),
    ...lifeColumns,
  ],
};

const metlifeLife: Pick<Extraction, 'fileStem' | 'sheetName' | 'columns'> = {
  fileStem: 'propostas-de-vida-metlife',
  sheetName: { pt: 'Propostas de vida', en: 'Life proposals' },
  columns: metlifeColumns,
};

/** One layout of the proposals, with what the filters leave of them. */
function filtered({ type, saleType, status }: InsuranceExtractionFilters): Extraction {
  const isLife = type === 'METLIFE_PROPOSE_LIFE_DATA';
  const statusKey = insuranceStatusOfId(status);
  const conditions = [
    isLife ? sql`${table.product} = 'LIFE' and ${table.insurer} = 'METLIFE'` : sql`true`,
    saleType === 'ALL' ? sql`true` : sql`${table.saleType} = ${saleType}`,
    statusKey === null ? sql`true` : sql`${table.status} = ${statusKey}`,
  ];
  return {
    ...begunInsurances,
    ...(isLife ? metlifeLife : allProducts),
    during: (start, end, days) =>
      sql`${sql.join(conditions, sql` and `)} and ${begunInsurances.during(start, end, days)}`,
  };
}

/** Insurance proposals in the layout and with the filters that the request names. */
export const insuranceProposals: Extraction = {
  ...filtered({ type: 'METLIFE_PROPOSE_LIFE_DATA', saleType: 'AVULSA', status: '1' }),
  filtered: (filters) => filtered(filters as InsuranceExtractionFilters),
};
