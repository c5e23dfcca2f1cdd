import type { AutoCampaignForm, DiscountRule, VoucherType } from '@estrada/domain/promotions/index';

type DemoRule = Pick<DiscountRule, 'discountType' | 'discountValue'> &
  Partial<Pick<DiscountRule, 'personType' | 'assetTypeIds' | 'enabled'>> & {
    ruleName: string;
    /** first and last day of the validity, from today */
    days: readonly [number, number];
  };

type DemoVoucher = DemoRule & {
  discountVoucher: string;
  voucherType: VoucherType;
  voucherLimit: number;
  /** people on its list; without them everybody may use it */
  people?: number;
};

/** The voucher of some proposals of the demo. */
export const usedVoucher = 'FIM-DE-ANO';

export const demoVouchers: readonly DemoVoucher[] = [
  {
    ruleName: 'Fim de ano: 0 km',
    discountVoucher: usedVoucher,
    voucherType: 'MULTIPLE',
    voucherLimit: 100,
    discountType: 'VALUE',
    discountValue: 2_000_00,
    assetTypeIds: '1',
    days: [-120, 45],
  },
  {
    ruleName: 'Cliente fiel',
    discountVoucher: 'CLIENTE-FIEL',
    voucherType: 'SINGLE',
    voucherLimit: 500,
    discountType: 'PERCENTUAL',
    discountValue: 3_00,
    personType: 'PF',
    days: [-30, 90],
    people: 12,
  },
  {
    ruleName: 'Seminovos do pátio',
    discountVoucher: 'PATIO-SEMINOVOS',
    voucherType: 'MULTIPLE',
    voucherLimit: 40,
    discountType: 'VALUE',
    discountValue: 1_500_00,
    assetTypeIds: '2',
    days: [-10, 20],
  },
  {
    ruleName: 'Feirão de janeiro',
    discountVoucher: 'FEIRAO-JANEIRO',
    voucherType: 'MULTIPLE',
    voucherLimit: 30,
    discountType: 'FIXED_PRICE',
    discountValue: 79_900_00,
    days: [40, 50],
  },
  {
    ruleName: 'Verão passado',
    discountVoucher: 'VERAO-PASSADO',
    voucherType: 'MULTIPLE',
    voucherLimit: 80,
    discountType: 'VALUE',
    discountValue: 1_000_00,
    days: [-300, -200],
  },
  {
    ruleName: 'Teste da loja',
    discountVoucher: 'TESTE-DA-LOJA',
    voucherType: 'SINGLE',
    voucherLimit: 5,
    discountType: 'VALUE',
    discountValue: 500_00,
    days: [-5, 60],
    enabled: false,
  },
];

export const demoCoupons: readonly (DemoRule & { discountCoupon: string })[] = [
  {
    ruleName: 'Primeiro carro',
    discountCoupon: 'PRIMEIRO-CARRO',
    discountType: 'PERCENTUAL',
    discountValue: 1_50,
    personType: 'PF',
    days: [-60, 60],
  },
  {
    ruleName: 'Frota da empresa',
    discountCoupon: 'FROTA-EMPRESA',
    discountType: 'VALUE',
    discountValue: 3_500_00,
    personType: 'PJ',
    days: [-60, 60],
  },
  {
    ruleName: 'Volta às aulas',
    discountCoupon: 'VOLTA-AS-AULAS',
    discountType: 'VALUE',
    discountValue: 800_00,
    days: [30, 75],
  },
];

type DemoCampaign = Pick<AutoCampaignForm, 'campaignName' | 'campaignCode' | 'dealerCodes' | 'discountShare'> & {
  days: readonly [number, number];
  enabled?: boolean;
};

export const demoAutoCampaigns: readonly DemoCampaign[] = [
  {
    campaignName: 'Primavera protegida',
    campaignCode: 'PRIMAVERA',
    dealerCodes: '101,102',
    discountShare: '0.12',
    days: [-20, 40],
  },
  {
    campaignName: 'Férias na estrada',
    campaignCode: 'FERIAS',
    dealerCodes: '',
    discountShare: '0.075',
    days: [45, 75],
  },
  {
    campaignName: 'Inverno sem susto',
    campaignCode: 'INVERNO',
    dealerCodes: '',
    discountShare: '0.1',
    days: [-170, -90],
  },
  {
    campaignName: 'Inauguração da regional',
    campaignCode: 'INAUGURACAO',
    dealerCodes: '103',
    discountShare: '0.2',
    days: [-5, 30],
    enabled: false,
  },
];

/** Their codes are fixed, so that they can be tried: those of the product are random. */
export const demoPromotionalCoupons = [
  { couponCode: '7K2M9QXWTB4HN', campaignCode: 'PRIMAVERA', couponLimit: 100, used: 12 },
  { couponCode: 'R8D3VZ6JC1FYP', campaignCode: 'PRIMAVERA', couponLimit: 5, used: 5 },
  { couponCode: 'H5T0WKQ9M7XAB', campaignCode: 'PRIMAVERA', couponLimit: 1, used: 0, enabled: false },
  { couponCode: '2NC8PJ4YVE6ZS', campaignCode: 'FERIAS', couponLimit: 50, used: 0 },
  { couponCode: 'X9B1GR7TD3KWM', campaignCode: 'INVERNO', couponLimit: 30, used: 21 },
] as const;
