import { insuranceExtractionFilters } from '@estrada/domain/reports/index';
import { extractionPage } from '@estrada/web/files/extraction/extraction-page-row.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The extractions; each requires the capability of its own name. */
export const pages: readonly PageRow[] = [
  extractionPage('/download/downloadDealers', 'downloadDealers', {
    pt: {
      title: 'Extração de concessionárias',
      menu: 'Concessionárias',
      about: 'Concessionárias cadastradas ou alteradas no período, em CSV ou XLSX.',
    },
    en: {
      title: 'Dealer extraction',
      menu: 'Dealers',
      about: 'Dealers registered or changed in the period, as CSV or XLSX.',
    },
  }),
  extractionPage('/download/downloadDealerParameters', 'downloadDealerParameters', {
    pt: {
      title: 'Extração dos parâmetros das concessionárias',
      menu: 'Parâmetros das concessionárias',
      about:
        'Concessionárias cadastradas até o fim do período, com os produtos e canais de hoje e a TCC, a TU e a despesa com registro do contrato da UF no último dia.',
    },
    en: {
      title: 'Dealer parameter extraction',
      menu: 'Dealer parameters',
      about:
        "Dealers registered by the end of the period, with today's products and channels and the state's TCC, TU and contract registration cost on the last day.",
    },
  }),
  extractionPage('/download/downloadAllPlans', 'downloadAllPlans', {
    pt: {
      title: 'Extração de planos',
      menu: 'Planos',
      about: 'Linhas das tabelas de preços em vigor em algum dia do período, com todas as colunas.',
    },
    en: {
      title: 'Plan extraction',
      menu: 'Plans',
      about: 'Lines of the price tables in force on any day of the period, with all columns.',
    },
  }),
  extractionPage('/download/downloadVehicles', 'downloadVehicles', {
    pt: {
      title: 'Extração de veículos',
      menu: 'Veículos',
      about: 'Linhas das tabelas de veículos em vigor em algum dia do período.',
    },
    en: {
      title: 'Vehicle extraction',
      menu: 'Vehicles',
      about: 'Lines of the vehicle tables in force on any day of the period.',
    },
  }),
  extractionPage('/download/downloadTier', 'downloadTier', {
    pt: {
      title: 'Extração de faixas de risco (tiers)',
      menu: 'Faixas de risco (tiers)',
      about: 'Intervalos de score das tabelas de faixas de risco em vigor em algum dia do período.',
    },
    en: {
      title: 'Risk tier extraction',
      menu: 'Risk tiers',
      about: 'Score ranges of the risk tier tables in force on any day of the period.',
    },
  }),
  extractionPage('/download/downloadTCCExemption', 'downloadTCCExemption', {
    pt: {
      title: 'Extração de isenções da TCC',
      menu: 'Isenções da TCC',
      about: 'Pedidos de isenção da TCC feitos ou decididos no período.',
    },
    en: {
      title: 'TCC exemption extraction',
      menu: 'TCC exemptions',
      about: 'TCC exemption requests made or decided in the period.',
    },
  }),
  extractionPage('/download/downloadTierRisk', 'downloadTierRisk', {
    pt: {
      title: 'Extração de faixas de risco (tiers) e preço por risco',
      menu: 'Faixas de risco e preço por risco',
      about: 'Faixas de risco em vigor em algum dia do período, cada uma com sua regra de preço por risco.',
    },
    en: {
      title: 'Risk tier and risk price extraction',
      menu: 'Risk tiers and risk price',
      about: 'Risk tiers in force on any day of the period, each with its risk-price rule.',
    },
  }),
  extractionPage('/download/downloadCampaigns', 'downloadCampaigns', {
    pt: { title: 'Extração de campanhas', menu: 'Campanhas', about: 'Campanhas cadastradas ou alteradas no período.' },
    en: { title: 'Campaign extraction', menu: 'Campaigns', about: 'Campaigns registered or changed in the period.' },
  }),
  extractionPage('/download/downloadVouchers', 'downloadVouchers', {
    pt: {
      title: 'Extração de cupons e vouchers',
      menu: 'Cupons e vouchers',
      about: 'Cupons e vouchers cadastrados ou alterados no período, com seus usos.',
    },
    en: {
      title: 'Coupon and voucher extraction',
      menu: 'Coupons and vouchers',
      about: 'Coupons and vouchers registered or changed in the period, with their uses.',
    },
  }),
  extractionPage('/download/downloadUseVouchers', 'downloadUseVouchers', {
    pt: {
      title: 'Extração dos usos de cupons e vouchers',
      menu: 'Usos de cupons e vouchers',
      about: 'Usos reservados no período, com a proposta, o cliente e o status de cada um.',
    },
    en: {
      title: 'Extraction of uses of coupons and vouchers',
      menu: 'Uses of coupons and vouchers',
      about: 'Uses reserved in the period, with the proposal, the client and the status of each.',
    },
  }),
  extractionPage('/download/downloadPromotionalCoupons', 'downloadPromotionalCoupons', {
    pt: {
      title: 'Extração dos cupons de seguro auto',
      menu: 'Cupons de seguro auto',
      about: 'Cupons criados no período, com a campanha, o desconto e os usos de cada um até agora.',
    },
    en: {
      title: 'Extraction of car insurance coupons',
      menu: 'Car insurance coupons',
      about: 'Coupons created in the period, with the campaign, the discount and the uses of each until now.',
    },
  }),
  extractionPage('/download/downloadSoldProducts', 'downloadSoldProducts', {
    pt: {
      title: 'Extração de produtos vendidos e recusados',
      menu: 'Produtos nas vendas',
      about:
        'Uma linha por produto aceito ou recusado das propostas enviadas ou pagas no período: as linhas da página Produtos nas vendas.',
    },
    en: {
      title: 'Extraction of products sold and declined',
      menu: 'Products in sales',
      about:
        'A line for each accepted or declined product of proposals sent or paid in the period: the lines of the page Products in sales.',
    },
  }),
  extractionPage('/download/downloadSoldInsurances', 'downloadSoldInsurances', {
    pt: {
      title: 'Extração de seguros vendidos e recusados',
      menu: 'Seguros nas vendas',
      about:
        'Uma linha por seguro aceito ou recusado das propostas enviadas ou pagas no período: as linhas da página Produtos nas vendas.',
    },
    en: {
      title: 'Extraction of insurance sold and declined',
      menu: 'Insurance in sales',
      about:
        'A line for each accepted or declined insurance product of proposals sent or paid in the period: the lines of the page Products in sales.',
    },
  }),
  extractionPage('/download/downloadInsuranceCommissions', 'downloadInsuranceCommissions', {
    pt: {
      title: 'Extração de comissões de seguros',
      menu: 'Comissões de seguros',
      about: 'Uma linha por lançamento, estorno ou ajuste do período: as linhas da página Comissões de seguros.',
    },
    en: {
      title: 'Extraction of insurance commissions',
      menu: 'Insurance commissions',
      about:
        'A line for each commission, reversal or adjustment booked in the period: the lines of the page Insurance commissions.',
    },
  }),
  extractionPage('/download/downloadUsers', 'downloadUsers', {
    pt: { title: 'Extração de usuários', menu: 'Usuários', about: 'Usuários cadastrados ou alterados no período.' },
    en: { title: 'User extraction', menu: 'Users', about: 'Users registered or changed in the period.' },
  }),
  extractionPage('/download/downloadSimulation', 'downloadSimulation', {
    pt: { title: 'Extração de simulações', menu: 'Simulações', about: 'Simulações salvas ou alteradas no período.' },
    en: { title: 'Simulation extraction', menu: 'Simulations', about: 'Simulations saved or changed in the period.' },
  }),
  extractionPage('/download/downloadSCD', 'downloadSCD', {
    pt: {
      title: 'Extração das decisões de crédito (SCD)',
      menu: 'Decisões de crédito (SCD)',
      about: 'Propostas enviadas para análise de crédito que mudaram no período, com o status de cada uma.',
    },
    en: {
      title: 'Credit decision extraction (SCD)',
      menu: 'Credit decisions (SCD)',
      about: 'Proposals sent for credit analysis that changed in the period, each with its status.',
    },
  }),
  extractionPage('/download/downloadCF', 'downloadCF', {
    pt: {
      title: 'Extração de contratos (CF)',
      menu: 'Contratos (CF)',
      about: 'Propostas com contrato gerado que mudaram no período.',
    },
    en: {
      title: 'Financing contract extraction (CF)',
      menu: 'Contracts (CF)',
      about: 'Proposals with a generated contract; lists those that changed in the period.',
    },
  }),
  extractionPage('/download/downloadRepurchaseGuaranteed', 'downloadRepurchaseGuaranteed', {
    pt: {
      title: 'Extração da recompra garantida',
      menu: 'Recompra garantida',
      about: 'Propostas SmartBuy que mudaram no período, com o valor garantido e as condições da recompra.',
    },
    en: {
      title: 'Guaranteed repurchase extraction',
      menu: 'Guaranteed repurchases',
      about:
        'SmartBuy proposals that changed in the period, with the guaranteed amount and the terms of the repurchase.',
    },
  }),
  extractionPage('/download/downloadWelcomeLetter', 'downloadWelcomeLetter', {
    pt: {
      title: 'Extração das cartas de boas-vindas',
      menu: 'Cartas de boas-vindas',
      about: 'Cartas solicitadas no período, enviadas ou não.',
    },
    en: {
      title: 'Welcome letter extraction',
      menu: 'Welcome letters',
      about: 'Letters requested in the period, sent or not.',
    },
  }),
  extractionPage('/download/downloadProposalEsign', 'downloadProposalEsign', {
    pt: {
      title: 'Extração das assinaturas eletrônicas',
      menu: 'Assinaturas eletrônicas',
      about: 'Contratos enviados para assinatura no período e o andamento de cada um.',
    },
    en: {
      title: 'Electronic signature extraction',
      menu: 'Electronic signatures',
      about: 'Contracts sent for signature in the period and the progress of each.',
    },
  }),
  extractionPage('/download/downloadPMC', 'downloadPMC', {
    pt: {
      title: 'Extração da proteção mecânica',
      menu: 'Proteção mecânica',
      about: 'Contratações de proteção mecânica iniciadas no período.',
    },
    en: {
      title: 'Mechanical protection extraction',
      menu: 'Mechanical protection',
      about: 'Proposals of mechanical protection begun in the period.',
    },
  }),
  extractionPage('/download/downloadSeguroAuto', 'downloadSeguroAuto', {
    pt: {
      title: 'Extração do seguro auto',
      menu: 'Seguro auto',
      about: 'Contratações de seguro auto iniciadas no período, em qualquer status.',
    },
    en: {
      title: 'Car insurance extraction',
      menu: 'Car insurance',
      about: 'Proposals of car insurance begun in the period, in any status.',
    },
  }),
  extractionPage('/download/downloadInsurancePurchaseAuto', 'downloadInsurancePurchaseAuto', {
    pt: {
      title: 'Extração do seguro auto emitido',
      menu: 'Seguro auto emitido',
      about: 'Seguros auto cuja apólice foi emitida no período.',
    },
    en: {
      title: 'Issued car insurance extraction',
      menu: 'Issued car insurance',
      about: 'Car insurance whose policy was issued in the period.',
    },
  }),
  extractionPage('/download/downloadGAP', 'downloadGAP', {
    pt: {
      title: 'Extração da nota garantida',
      menu: 'Notas garantidas',
      about: 'Contratações de nota garantida iniciadas no período.',
    },
    en: {
      title: 'Guaranteed note extraction',
      menu: 'Guaranteed notes',
      about: 'Proposals of the guaranteed note begun in the period.',
    },
  }),
  extractionPage('/download/downloadLIFE', 'downloadLIFE', {
    pt: {
      title: 'Extração de vida e parcela protegida',
      menu: 'Vida e parcela protegida',
      about: 'Contratações de seguro de vida e de parcela protegida iniciadas no período.',
    },
    en: {
      title: 'Life and protected instalment extraction',
      menu: 'Life and protected instalment',
      about: 'Proposals of life insurance and of the protected instalment begun in the period.',
    },
  }),
  extractionPage('/download/downloadInsuranceCombo', 'downloadInsuranceCombo', {
    pt: {
      title: 'Extração de combos de seguros',
      menu: 'Combos de seguros',
      about: 'Combos vendidos com as propostas enviadas ou pagas no período.',
    },
    en: {
      title: 'Insurance combo extraction',
      menu: 'Insurance combos',
      about: 'Combos sold with proposals that were sent or paid in the period.',
    },
  }),
  extractionPage(
    '/download/downloadInsuranceProposal',
    'downloadInsuranceProposal',
    {
      pt: {
        title: 'Extração de propostas de seguro',
        menu: 'Propostas de seguro',
        about: 'Contratações de seguro iniciadas no período, no leiaute, no tipo de venda e no status escolhidos.',
      },
      en: {
        title: 'Insurance proposal extraction',
        menu: 'Insurance proposals',
        about: 'Insurance proposals begun in the period, in the chosen layout, sale type and status.',
      },
    },
    insuranceExtractionFilters,
  ),
  extractionPage('/download/downloadCertifications', 'downloadCertifications', {
    pt: {
      title: 'Extração de certificações',
      menu: 'Certificações',
      about: 'Certificações de correspondentes registradas ou alteradas no período.',
    },
    en: {
      title: 'Certification extraction',
      menu: 'Certifications',
      about: 'Correspondent certifications registered or changed in the period.',
    },
  }),
  extractionPage('/download/downloadLeads', 'downloadLeads', {
    pt: {
      title: 'Extração de oportunidades',
      menu: 'Oportunidades',
      about: 'Oportunidades recebidas no período, com os contatos, os minutos até o primeiro e o resultado.',
    },
    en: {
      title: 'Lead extraction',
      menu: 'Leads',
      about: 'Leads received in the period, with the contacts, the minutes to the first one and the result.',
    },
  }),
  extractionPage('/download/downloadLeadsConsortium', 'downloadLeadsConsortium', {
    pt: {
      title: 'Extração de interessados em consórcio',
      menu: 'Consórcio',
      about: 'Interessados em consórcio cadastrados ou alterados no período.',
    },
    en: {
      title: 'Consortium lead extraction',
      menu: 'Consortium',
      about: 'Consortium leads registered or changed in the period.',
    },
  }),
  extractionPage('/download/downloadDataRequests', 'downloadDataRequests', {
    pt: {
      title: 'Extração de pedidos sobre dados pessoais',
      menu: 'Dados pessoais',
      about: 'Pedidos sobre dados pessoais recebidos no período, com prazo, decisão e dias. Pessoas são mascaradas.',
    },
    en: {
      title: 'Extraction of requests about personal data',
      menu: 'Personal data',
      about: 'Requests about personal data received in the period: deadline, decision, days. People are masked.',
    },
  }),
  extractionPage('/audit/downloadUsersAudit', 'downloadUsersAudit', {
    pt: {
      title: 'Extração da auditoria de usuários',
      menu: 'Auditoria de usuários',
      about: 'Acessos, bloqueios e alterações de usuários no período. Dados pessoais são mascarados.',
    },
    en: {
      title: 'User audit extraction',
      menu: 'User audit',
      about: 'Sign-ins, blocks and changes of users in the period. Personal data is masked.',
    },
  }),
];
