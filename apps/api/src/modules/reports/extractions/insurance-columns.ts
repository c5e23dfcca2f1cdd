import { businessTimeZone } from '@estrada/domain/calendar/index';
import { financeTypes, personTypes, productName } from '@estrada/domain/enumerations/index';
import type { Texts } from '@estrada/domain/errors/index';
import {
  carCoverages,
  deductibles,
  insuranceProposalStatuses,
  insurerNames,
  insurerTitle,
  premiumPayments,
} from '@estrada/domain/insurance/index';
import { insuranceCodes, protectionCoverages } from '@estrada/domain/products/index';
import { insuranceSaleTypes } from '@estrada/domain/reports/index';
import { type SQL, sql } from 'drizzle-orm';
import { dealers } from '../../organization/index.ts';
import { issuedCommissionCents, insuranceProposals as table } from '../../policies/index.ts';
import { proposalLoans, proposals } from '../../proposals/index.ts';
import { simulations } from '../../simulation/index.ts';
import { manufacturers, vehicleModels, vehicleVersions } from '../../vehicles/index.ts';
import type { ColumnType, ExtractionColumn } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import { namedColumns, namesIn, namesOf } from './named-columns.ts';

/** An answer of the form, as text; null where it is not given. */
export const answer = (section: string, name: string): SQL =>
  sql`nullif(${table.answers} #>> ${`{${section},${name}}`}, '')`;

/** What drafts hold may be no day or no number yet: then the cell is empty. */
const dayPattern =
  '^(19|20)\\d\\d-((0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)$|^(19|20)([02468][048]|[13579][26])-02-29$';
const dayOf = (typed: SQL): SQL => sql`case when ${typed} ~ ${dayPattern} then (${typed})::date end`;
const numberOf = (typed: SQL): SQL => sql`case when ${typed} ~ '^[0-9]{1,11}$' then (${typed})::bigint end`;

export const column = (pt: string, en: string, type: ColumnType, value: SQL): ExtractionColumn => ({
  header: { pt, en },
  type,
  value,
  width: Math.max(type === 'text' ? 24 : 14, pt.length + 2),
});

/** A personal value that users who read registrations masked do not get. */
export const personal = (shown: ExtractionColumn): ExtractionColumn => ({
  ...shown,
  masked: shown.type === 'date' ? sql`null::date` : sql`null::text`,
});

export const coded = (header: Texts, value: SQL, rows: Parameters<typeof namesIn>[1]): ExtractionColumn => ({
  header,
  ...namesIn(value, rows),
  width: 24,
});

/** Further tables of the columns: the sale that a proposal belongs to, with the vehicle of its catalogue. */
export const insuranceJoins = sql`
  join ${dealers} on ${dealers.id} = ${table.dealerId}
  left join ${proposals} on ${proposals.id} = ${table.saleProposalId}
  left join ${proposalLoans} on ${proposalLoans.proposalId} = ${table.saleProposalId}
  left join ${simulations} on ${simulations.id} = ${proposals.simulationId}
  left join ${vehicleVersions} on ${vehicleVersions.id} = (${simulations.request} ->> 'versionId')::integer
  left join ${vehicleModels} on ${vehicleModels.id} = ${vehicleVersions.modelId}
  left join ${manufacturers} on ${manufacturers.id} = ${vehicleModels.manufacturerId}`;

const coverages = {
  ...Object.fromEntries(Object.entries(carCoverages).map(([code, { name }]) => [code, name])),
  ...protectionCoverages,
  STANDARD: { pt: 'Única', en: 'Standard' },
};
const receivers = [
  { id: 'PAYER', pt: 'Pagador', en: 'Payer' },
  { id: 'LENDER', pt: 'Financeira', en: 'Lender' },
];
const offered = (amount: 'netCents' | 'iofCents' | 'totalCents') => sql`(${table.offer} ->> ${amount})::bigint`;
/** The day of an instant in São Paulo. */
const businessDayOf = (at: SQL): SQL => sql`(${at} at time zone ${businessTimeZone})::date`;

const products = insuranceCodes.map((id) => ({ id, ...productName(id) }));
const insurers = insurerNames.map((id) => ({ id, pt: insurerTitle(id), en: insurerTitle(id) }));

/** Of each insurance proposal, whatever its product. */
export const insuranceColumns: readonly ExtractionColumn[] = [
  column('Número', 'Number', 'code', sql`${table.number}`),
  ...namedColumns({ pt: 'Seguro', en: 'Insurance' }, sql`${table.product}`, products, 32),
  ...namedColumns({ pt: 'Seguradora', en: 'Insurer' }, sql`${table.insurer}`, insurers, 24),
  ...namedColumns({ pt: 'Status', en: 'Status' }, sql`${table.status}`, namesOf(insuranceProposalStatuses), 30),
  column('Código da concessionária', 'Dealer code', 'code', sql`${dealers.GMFcode}`),
  column('Concessionária', 'Dealer', 'text', sql`${dealers.tradingName}`),
  personal(column('Documento do vendedor', "Seller's document", 'code', sql`${table.sellerDocument}`)),
  column('Cliente', 'Client', 'text', sql`${table.clientName}`),
  clientDocumentColumn(sql`${table.clientDocument}`),
  ...namedColumns({ pt: 'Tipo de pessoa', en: 'Person type' }, sql`${table.personType}`, personTypes, 16),
  column('Veículo', 'Vehicle', 'text', answer('vehicle', 'vehicleLabel')),
  column('Montadora', 'Manufacturer', 'text', sql`${manufacturers.name}`),
  column('Modelo', 'Model', 'text', sql`${vehicleModels.name}`),
  column('Versão', 'Version', 'text', sql`${vehicleVersions.description}`),
  column('Ano de fabricação', 'Year of manufacture', 'integer', sql`${proposalLoans.manufacturerYear}`),
  column('Ano do modelo', 'Model year', 'integer', numberOf(answer('vehicle', 'modelYear'))),
  personal(column('Placa', 'Plate', 'text', answer('vehicle', 'plate'))),
  personal(column('Chassi', 'Chassis', 'text', answer('vehicle', 'vin'))),
  column('Plano do seguro', 'Insurance plan', 'text', answer('details', 'planCode')),
  coded(
    { pt: 'Plano do financiamento', en: 'Finance plan' },
    sql`${table.financeTypeId}`,
    financeTypes.map(({ id, name }) => ({ id, pt: name, en: name })),
  ),
  coded(
    { pt: 'Cobertura', en: 'Coverage' },
    sql`coalesce(${table.offer} ->> 'coverage', ${answer('details', 'coverage')})`,
    namesOf(coverages),
  ),
  column(
    'Vigência em meses',
    'Cover in months',
    'integer',
    sql`coalesce(${table.termMonths}::bigint, ${numberOf(answer('details', 'term'))})`,
  ),
  column('Prêmio líquido', 'Net premium', 'money', offered('netCents')),
  column('IOF', 'IOF', 'money', offered('iofCents')),
  column('Prêmio total', 'Total premium', 'money', offered('totalCents')),
  column('Comissão de seguros', 'Commission', 'money', issuedCommissionCents),
  coded({ pt: 'Forma de pagamento', en: 'Means of payment' }, sql`${table.payment}`, premiumPayments),
  coded({ pt: 'Tipo de venda', en: 'Sale type' }, sql`${table.saleType}`, insuranceSaleTypes),
  column('Proposta da venda', 'Sales proposal', 'code', sql`${proposals.number}`),
  column('Contrato', 'Contract', 'code', sql`${table.contractNumber}`),
  column('Criada em', 'Created at', 'instant', sql`${table.createdAt}`),
  column('Enviada em', 'Sent at', 'instant', sql`${table.sentAt}`),
  column('Aceita em', 'Accepted on', 'date', sql`${table.acceptedOn}`),
  column('Emitida em', 'Issued on', 'date', sql`${table.issuedOn}`),
  column('Início da vigência', 'Start of cover', 'date', sql`${table.startsOn}`),
  column('Fim da vigência', 'End of cover', 'date', sql`${table.endsOn}`),
  column('Cancelada em', 'Cancelled on', 'date', sql`${table.cancelledOn}`),
  column('Apólice', 'Policy', 'text', sql`${table.policyNumber}`),
  column('Reembolso', 'Refund', 'money', sql`${table.refundCents}`),
  coded({ pt: 'Reembolso para', en: 'Refund to' }, sql`${table.refundTo}`, receivers),
];

export const carColumns: readonly ExtractionColumn[] = [
  coded(
    { pt: 'Franquia', en: 'Deductible' },
    sql`coalesce(${table.offer} ->> 'deductiblePercent', ${answer('details', 'deductible')})`,
    deductibles.map(({ percent, type }) => ({ id: percent, ...type })),
  ),
  column('Classe de bônus', 'No-claims class', 'integer', numberOf(answer('details', 'bonus'))),
  column('Valor FIPE', 'FIPE value', 'money', numberOf(answer('vehicle', 'vehicleValue'))),
];

export const protectionColumns: readonly ExtractionColumn[] = [
  column('Quilometragem', 'Mileage', 'integer', numberOf(answer('vehicle', 'mileage'))),
  column('Fim da garantia de fábrica', 'End of warranty', 'date', dayOf(answer('details', 'startWarrantyDate'))),
];

const financed = numberOf(answer('details', 'financedValue'));

export const noteColumns: readonly ExtractionColumn[] = [
  column('Valor financiado', 'Financed amount', 'money', financed),
  // the note covers what the invoice states and a car insurance does not pay
  column('Limite de indenização', 'Limit of cover', 'money', numberOf(answer('vehicle', 'vehicleValue'))),
];

export const birthDay = dayOf(answer('assured', 'birthDate'));
export const insuredCapital = column('Capital segurado', 'Insured capital', 'money', financed);

export const lifeColumns: readonly ExtractionColumn[] = [
  insuredCapital,
  // on the day that the insurer got the proposal, or on which it was begun
  column(
    'Idade',
    'Age',
    'integer',
    sql`extract(year from age(coalesce(${table.sentOn}, ${businessDayOf(sql`${table.createdAt}`)}), ${birthDay}))::integer`,
  ),
];
