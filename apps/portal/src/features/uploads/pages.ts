import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { uploadPage } from '@estrada/web/files/upload/upload-page-row.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconCar } from '@tabler/icons-react';

/** A table of the dealer's own, which its managers send: they have no group of uploads. */
const inSales = (...row: Parameters<typeof uploadPage>): PageRow => ({
  ...uploadPage(...row),
  menu: { group: 'sales', icon: IconCar },
});

/** The uploaded tables; that of the plans is rendered by the plans front end. */
export const pages: readonly PageRow[] = [
  uploadPage('/vehicles/upload', uploadNames.Vehicles, 'vehicles', {
    pt: {
      title: 'Tabela de veículos',
      about: 'Preços de referência por versão, ano e condição, usados em todas as simulações.',
    },
    en: {
      title: 'Vehicle table',
      about: 'Reference prices by version, year and condition, used in every simulation.',
    },
  }),
  // not among the specification's addresses: the source of the prices of `/admin/vaps`
  uploadPage('/upload/vaps', uploadNames.ProductPrices, 'product-prices', {
    pt: {
      title: 'Preços dos produtos',
      about:
        'Prêmio de cada produto por prazo e valor financiado. Só são vendidos produtos cadastrados e habilitados em Produtos.',
    },
    en: {
      title: 'Product prices',
      about:
        'Premium of each product by term and financed amount. Only products that are registered and enabled are sold.',
    },
  }),
  uploadPage('/insurance/uploadInsurancePmc', uploadNames.InsurancePmc, 'insurance-pmc', {
    pt: {
      title: 'Proteção mecânica (PMC)',
      about:
        'Veículos aceitos e remuneração por seguradora, quilometragem, cobertura, prazo e preço; e o prêmio do que a tabela precifica.',
    },
    en: {
      title: 'Mechanical protection (PMC)',
      about:
        'Accepted vehicles and commission by insurer, mileage, coverage, term and price; and the premium of what the table prices.',
    },
  }),
  uploadPage('/insurance/uploadInsuranceLife', uploadNames.InsuranceLife, 'insurance-life', {
    pt: {
      title: 'Seguro de vida',
      about: 'Percentual do valor financiado por faixa de idade e de prazo.',
    },
    en: { title: 'Life insurance', about: 'Share of the financed amount by age band and term.' },
  }),
  uploadPage('/insurance/uploadInsuranceAuto', uploadNames.InsuranceAuto, 'insurance-auto', {
    pt: {
      title: 'Remuneração do seguro auto',
      about: 'Remuneração por cobertura e categoria de uso do veículo. O preço é cotado pela seguradora.',
    },
    en: {
      title: 'Auto insurance commissions',
      about: 'Commission by coverage and category of the vehicle’s use. The insurer quotes the price.',
    },
  }),
  uploadPage('/insurance/uploadInsuranceGuaranteedNote', uploadNames.GuaranteedNote, 'guaranteed-note', {
    pt: {
      title: 'Nota garantida',
      about: 'Prêmio por crédito líquido, prazo, tipo de pessoa e condição do veículo.',
    },
    en: {
      title: 'Guaranteed note',
      about: 'Premium by net credit, term, type of person and condition of the vehicle.',
    },
  }),
  // not among the specification's addresses: the other half of the books of insurance
  uploadPage('/insurance/uploadInsurerStatements', uploadNames.InsurerStatements, 'insurer-statements', {
    effect: 'change',
    pt: {
      title: 'Demonstrativos das seguradoras',
      about: 'O que cada seguradora paga no mês, conferido linha a linha com os nossos lançamentos.',
    },
    en: {
      title: 'Statements of insurers',
      about: 'What each insurer pays in a month, compared line by line with our entries.',
    },
  }),
  uploadPage('/uploadVehicleOptions', uploadNames.VehicleOptions, 'vehicle-options', {
    pt: {
      title: 'Opcionais de veículos',
      about: 'Opcionais de cada versão e seus preços, mostrados na lista de veículos.',
    },
    en: { title: 'Vehicle options', about: 'Options of each version and their prices, shown in the vehicle list.' },
  }),
  uploadPage('/uploadTier', uploadNames.Tiers, 'tiers', {
    pt: {
      title: 'Tabela de faixas de risco (tiers)',
      about:
        'Faixa de risco de cada intervalo de score, por tipo de pessoa e vigência. Usada nas extrações e na escolha da tabela de preços de clientes pré-aprovados.',
    },
    en: {
      title: 'Risk tier table',
      about:
        'Risk tier of each score range, by person type and period. Used in the extractions and to choose the price table of pre-approved clients.',
    },
  }),
  uploadPage('/uploadDealerChannel', uploadNames.DealerChannels, 'dealer-channels', {
    effect: 'change',
    pt: {
      title: 'Canais das concessionárias',
      about:
        'Habilita ou desabilita canais de várias concessionárias de uma vez. Canais que não estão na tabela não mudam.',
    },
    en: {
      title: 'Dealer channels',
      about: 'Enables or disables channels of many dealers at once. Channels that are not in the table do not change.',
    },
  }),
  // not among the specification's addresses: the vehicles on the yard
  inSales('/vehicles/stock', uploadNames.DealerStock, 'dealer-stock', {
    pt: {
      title: 'Estoque da concessionária',
      menu: 'Estoque',
      about:
        'Veículos no pátio da sua concessionária, com o preço da loja. Aparecem em “Quais carros cabem?” no simulador. A tabela enviada substitui a anterior por completo.',
    },
    en: {
      title: 'Stock of the dealer',
      menu: 'Stock',
      about:
        'Vehicles on the yard of your dealer, with the price of the dealer. They appear in “Which cars fit?” of the simulator. The uploaded table replaces the previous one completely.',
    },
  }),
  uploadPage('/vendas/uploadDgiUsers', uploadNames.DgiUsers, 'dgi-users', {
    pt: {
      title: 'Usuários do canal digital (DGI)',
      about: 'Quem atende o canal digital de cada concessionária. A tabela enviada substitui a anterior por completo.',
    },
    en: {
      title: 'Digital channel (DGI) users',
      about: 'Who serves the digital channel of each dealer. The uploaded table replaces the previous one completely.',
    },
  }),
  uploadPage('/users/uploadCertifications', uploadNames.Certifications, 'certifications', {
    effect: 'change',
    pt: {
      title: 'Certificações de correspondentes',
      about: 'Certificações de correspondentes de vários usuários de uma vez. Usuários fora do arquivo não mudam.',
    },
    en: {
      title: 'Correspondent certifications',
      about: 'Correspondent certifications of several users at once. Users who are not in the file do not change.',
    },
  }),
  uploadPage('/leads/uploadConsortium', uploadNames.ConsortiumLeads, 'consortium-leads', {
    effect: 'change',
    pt: {
      title: 'Interessados em consórcio',
      about: 'Vários interessados de uma vez. Quem não está no arquivo não muda.',
    },
    en: {
      title: 'Consortium leads',
      about: 'Several people at once. People who are not in the file do not change.',
    },
  }),
  uploadPage('/UploadTCCManagers', uploadNames.TccManagers, 'tcc-managers', {
    pt: {
      title: 'Gestores de TCC',
      about: 'Quem é gestor de TCC de cada concessionária. A tabela enviada substitui a anterior por completo.',
    },
    en: {
      title: 'TCC managers',
      about: 'Who the TCC managers of each dealer are. The uploaded table replaces the previous one completely.',
    },
  }),
];
