import type { LegalValues } from '@estrada/domain/contracts/index';
import { productName } from '@estrada/domain/enumerations/index';
import {
  formatCnpj,
  formatCpf,
  formatDate,
  formatDocument,
  formatFraction,
  formatMoney,
  formatPercent,
} from '@estrada/domain/formats/index';
import {
  countFinal,
  describeLateCharges,
  describePayments,
  privacyContact,
  serviceChannels,
  summarisePayments,
} from '@estrada/domain/simulation/index';
import type { PaperData } from './paper-data.ts';
import { addressOf, debtorSigners, lenderAddress } from './paper-people.ts';

/** The annual CET as printed on every sheet: two decimals, with a comma. */
export const cetAnnual = ({ cetAnnualPct }: PaperData['item']) => `${cetAnnualPct.replace('.', ',')}%`;

/** The products sold with the financing, by their names among the costs. */
export const soldProducts = ({ products, financedItems }: PaperData['item']) =>
  products
    .filter(({ selected }) => selected)
    .map(({ code, provider, premiumCents }) => ({
      name: financedItems.find((line) => line.code === code)?.labelPt ?? productName(code).pt,
      provider,
      premiumCents,
    }));

/** Who acts for a client who does not sign in person: ", neste ato representada por …"; empty for one who does. */
function representationOf(data: PaperData): string {
  const { client } = data;
  const agents = debtorSigners(data).filter(({ role }) => role !== 'CLIENT');
  if (agents.length === 0) return '';
  const names = agents.map(({ name, document }) => `${name}, CPF ${formatCpf(document)}`);
  return `, neste ato ${client.personType === 'PJ' ? 'representada' : 'representado(a)'} por ${names.join(' e ')}`;
}

/** The interest of the credit, as what it does: none where the rate is zero. */
const interestOf = ({ rateMonthly, rateAnnual }: PaperData['item']) =>
  Number(rateMonthly) === 0
    ? 'não incidem juros remuneratórios'
    : `incidem juros de ${formatPercent(Number(rateMonthly), 4)} ao mês, equivalentes a ${formatPercent(Number(rateAnnual), 4)} ao ano, capitalizados na periodicidade das parcelas (Lei nº 10.931/2004, art. 28, § 1º, I)`;

/** The values of a guaranteed repurchase; a text of a plan without one says so. */
function repurchaseValues({ repurchase, item, dealer, vehicleValueCents }: PaperData) {
  const none = 'não se aplica';
  const share = item.choices.balloonShare ?? item.balloonCents / vehicleValueCents;
  return {
    recompradora: `${dealer.companyName}, CNPJ ${formatCnpj(dealer.cnpj)}`,
    valorRecompra: repurchase ? formatMoney(item.balloonCents) : none,
    baseRecompra: repurchase ? `${formatPercent(share)} do preço de ${formatMoney(vehicleValueCents)}` : none,
    quilometragemRecompra: repurchase ? `${repurchase.mileageLimit.toLocaleString('pt-BR')} km rodados` : none,
    dataRecompra: repurchase ? formatDate(repurchase.returnOn) : none,
    condicoesRecompra: repurchase?.notes?.replace(/[\s.]+$/, '') || 'nenhuma',
  };
}

/** The values for the fields of a legal text. */
export function legalValues(data: PaperData): LegalValues {
  const { item, lender, dealer, vehicle } = data;
  const count = item.schedule.length;
  return {
    cliente: data.clientName,
    tipoDocumentoCliente: data.client.personType === 'PJ' ? 'CNPJ' : 'CPF',
    documentoCliente: formatDocument(data.clientDocument),
    enderecoCliente: addressOf(data.client),
    representacao: representationOf(data),
    proposta: data.proposalNumber,
    contrato: data.contractNumber,
    dataEmissao: formatDate(data.issuedOn),
    financeira: lender.name,
    cnpjFinanceira: formatCnpj(lender.cnpj),
    enderecoFinanceira: lenderAddress(lender),
    cidadeFinanceira: `${lender.city}/${lender.uf}`,
    emailFinanceira: lender.email,
    canaisAtendimento: serviceChannels(lender),
    contatoEncarregado: privacyContact(lender),
    concessionaria: dealer.companyName,
    veiculo: vehicle.label,
    chassi: vehicle.chassis,
    precoVeiculo: formatMoney(data.vehicleValueCents),
    entrada: formatMoney(data.entryValueCents),
    valorFinanciado: formatMoney(item.financeValueCents),
    valorTotal: formatMoney(item.totalPaymentsCents),
    parcelas: `${count} ${count === 1 ? 'parcela' : 'parcelas'} (${describePayments(countFinal(summarisePayments(item), count), 'pt-BR', 'exact')})`,
    primeiroVencimento: formatDate(item.firstDueDate),
    ultimoVencimento: formatDate(item.lastDueDate),
    juros: interestOf(item),
    taxaMes: formatPercent(Number(item.rateMonthly), 4),
    taxaAno: formatPercent(Number(item.rateAnnual), 4),
    cetMes: formatPercent(Number(item.cetMonthly), 4),
    cetAno: cetAnnual(item),
    dataCet: formatDate(item.simulationDate),
    jurosMora: formatFraction(lender.arrearsRateMonthly),
    multa: formatFraction(lender.lateFineRate),
    encargosAtraso: describeLateCharges({ ...item, financeTypeId: data.financeTypeId }, lender, 'pt-BR'),
    outrosEncargos: lender.otherCharges ? ` ${lender.otherCharges}` : '',
    produtos:
      soldProducts(item)
        .map(({ name }) => name)
        .join(', ') || 'nenhum',
    ...repurchaseValues(data),
  };
}
