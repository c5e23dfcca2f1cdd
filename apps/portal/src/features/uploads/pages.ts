import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { uploadPage } from '@estrada/web/files/upload/upload-page-row.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

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
        'Prêmio de cada produto por prazo e valor financiado. Só se vende o que está cadastrado e habilitado em Produtos.',
    },
    en: {
      title: 'Product prices',
      about: 'Premium of each product by term and financed amount. Only what is registered and enabled is sold.',
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
      title: 'Tabela de tiers',
      about: 'Tier de cada faixa de score, por pessoa e vigência. Serve às extrações; ainda não escolhe preço.',
    },
    en: {
      title: 'Tier table',
      about: 'Tier of each range of scores, by person type and days. For the extractions; it chooses no price yet.',
    },
  }),
  uploadPage('/uploadDealerChannel', uploadNames.DealerChannels, 'dealer-channels', {
    effect: 'change',
    pt: {
      title: 'Canais das concessionárias',
      about:
        'Liga ou desliga canais de várias concessionárias de uma vez. O canal que a tabela não cita fica como está.',
    },
    en: {
      title: 'Dealer channels',
      about:
        'Switches channels of many dealers on or off at once. A channel that the table does not name stays as it is.',
    },
  }),
  uploadPage('/vendas/uploadDgiUsers', uploadNames.DgiUsers, 'dgi-users', {
    pt: {
      title: 'Usuários DGI',
      about: 'Quem atende o canal digital de cada concessionária. A tabela enviada substitui a anterior inteira.',
    },
    en: {
      title: 'DGI users',
      about: 'Who works with the digital channel of each dealer. The table sent replaces the whole one before.',
    },
  }),
  uploadPage('/UploadTCCManagers', uploadNames.TccManagers, 'tcc-managers', {
    pt: {
      title: 'Gestores de TCC',
      about: 'Quem é gestor de TCC de cada concessionária. A tabela enviada substitui a anterior inteira.',
    },
    en: {
      title: 'TCC managers',
      about: 'Who is a TCC manager of which dealer. The table sent replaces the whole one before.',
    },
  }),
];
