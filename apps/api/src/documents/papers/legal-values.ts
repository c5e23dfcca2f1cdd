import type { LegalValues } from '@estrada/domain/contracts/index';
import {
  formatCnpj,
  formatDate,
  formatDocument,
  formatFraction,
  formatMoney,
  formatPercent,
} from '@estrada/domain/formats/index';
import { describePayments, summarisePayments } from '@estrada/domain/simulation/index';
import type { PaperData } from './paper-data.ts';
import { addressOf, lenderAddress } from './paper-people.ts';

/** The annual CET as printed on every sheet: two decimals, with a comma. */
export const cetAnnual = ({ cetAnnualPct }: PaperData['item']) => `${cetAnnualPct.replace('.', ',')}%`;

/** The products sold with the financing, by their names among the costs. */
export const soldProducts = ({ products, financedItems }: PaperData['item']) =>
  products
    .filter(({ selected }) => selected)
    .map(({ code, provider, premiumCents }) => ({
      name: financedItems.find((line) => line.code === code)?.labelPt ?? code,
      provider,
      premiumCents,
    }));

/** The values for the fields of a legal text. */
export function legalValues(data: PaperData): LegalValues {
  const { item, lender, dealer, vehicle } = data;
  const count = item.schedule.length;
  return {
    cliente: data.clientName,
    documentoCliente: formatDocument(data.clientDocument),
    enderecoCliente: addressOf(data.client),
    proposta: data.proposalNumber,
    contrato: data.contractNumber,
    dataEmissao: formatDate(data.issuedOn),
    financeira: lender.name,
    cnpjFinanceira: formatCnpj(lender.cnpj),
    enderecoFinanceira: lenderAddress(lender),
    cidadeFinanceira: `${lender.city}/${lender.uf}`,
    emailFinanceira: lender.email,
    concessionaria: dealer.companyName,
    veiculo: vehicle.label,
    chassi: vehicle.chassis,
    precoVeiculo: formatMoney(data.vehicleValueCents),
    entrada: formatMoney(data.entryValueCents),
    valorFinanciado: formatMoney(item.financeValueCents),
    valorTotal: formatMoney(item.totalPaymentsCents),
    parcelas: `${count} ${count === 1 ? 'parcela' : 'parcelas'} (${describePayments(summarisePayments(item), 'pt-BR', 'exact')})`,
    primeiroVencimento: formatDate(item.firstDueDate),
    ultimoVencimento: formatDate(item.lastDueDate),
    taxaMes: formatPercent(Number(item.rateMonthly), 4),
    taxaAno: formatPercent(Number(item.rateAnnual), 4),
    cetMes: formatPercent(Number(item.cetMonthly), 4),
    cetAno: cetAnnual(item),
    jurosMora: formatFraction(lender.arrearsRateMonthly),
    multa: formatFraction(lender.lateFineRate),
    produtos:
      soldProducts(item)
        .map(({ name }) => name)
        .join(', ') || 'nenhum',
  };
}
