import { insuranceTypes } from '@estrada/domain/insurance/index';
import { autoCoverages } from '@estrada/domain/products/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { decimal, flag, personType, shortText } from '../fields.ts';
import {
  centsOfQuery,
  conditionOfQuery,
  coverage,
  idOfQuery,
  insuranceOption,
  productOption,
  productOptions,
  saleKind,
  salePlace,
  tablePrice,
  termOfQuery,
} from './insurance.schemas.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** What can be offered, and the lists of the forms of insurance. */
export const insuranceEndpoints = {
  ...defineEndpoints({ area: 'insurance', access: { anyOf: ['simulation-products'] } })({
    listVapOptions: {
      route: 'GET /vaps/options',
      family: 'vap',
      summary: [
        'Produtos que podem ser oferecidos na concessionária ativa',
        'Products that can be offered at the active dealer',
      ],
      query: z.object({ ...salePlace }),
      response: productOptions,
      errors: ['SEC004', 'ADD004'],
    },
    findVapOptions: {
      route: 'POST /vaps/options',
      family: 'vap',
      summary: ['Produtos que podem ser oferecidos em uma venda', 'Products that can be offered in a sale'],
      body: z.object({
        ...salePlace,
        ...saleKind,
        assetType: z.union([z.literal(1), z.literal(2)], { error: 'value.notAllowed' }),
        /** only those that are sold for it */
        term: z.number().int().min(1).max(120).optional(),
        /** only those of this insurer */
        provider: shortText(40).optional(),
      }),
      response: productOptions,
      errors: ['SEC004', 'ADD004'],
    },
    listPlanInsurances: {
      route: 'GET /parameters/insurances',
      family: 'insurance',
      summary: [
        'Seguros que podem ser oferecidos com um tipo de veículo e um plano',
        'Insurance products that can be offered with a vehicle type and a plan',
      ],
      query: z.object({ vehicleTypeId: conditionOfQuery, financeTypeId: idOfQuery }),
      response: productOptions.omit({ products: true }),
    },
    listInsurancesOfType: {
      route: 'GET /simulation/insurances/{insuranceType}',
      family: 'simulation',
      summary: [
        'Seguradoras, prazos e preços de tabela de um tipo de seguro',
        'Insurers, terms and table prices of an insurance type',
      ],
      params: z.object({ insuranceType: z.enum(insuranceTypes, { error: 'value.notAllowed' }) }),
      query: z.object({
        ...salePlace,
        personType: personType.default('PF'),
        vehicleTypeId: conditionOfQuery.default(1),
        term: termOfQuery.optional(),
        /** centavos: only the prices for this amount */
        financedValue: centsOfQuery.optional(),
        coverage: shortText(20).optional(),
        provider: shortText(40).optional(),
      }),
      response: z.object({
        insuranceType: z.string(),
        insurances: z.array(insuranceOption),
        terms: z.array(z.int()),
        limitTerms: z.int(),
      }),
      errors: ['SEC004', 'ADD004'],
    },
    readChevPlusRules: {
      route: 'GET /insurance/type/CHEV_PLUS/rules',
      family: 'insurance',
      summary: [
        'Regras do Chevrolet Plus para um tipo de pessoa e um valor financiado',
        'Rules of Chevrolet Plus for a person type and a financed amount',
      ],
      query: z.object({ personType, financedValue: centsOfQuery }),
      response: z.object({ rules: z.array(tablePrice), terms: z.array(z.int()), limitTerms: z.int() }),
      errors: ['CHEVERROR'],
    },
    listCarInsurers: {
      route: 'GET /insurance/providers/INSURANCE_AUTO',
      family: 'insurance',
      summary: ['Seguradoras do seguro auto', 'Insurers of car insurance'],
      response: z.object({ items: z.array(z.object({ provider: z.string(), name: z.string() })) }),
    },
    readSeparatePurchase: {
      route: 'GET /insurance/purchase/configuration/AVULSA',
      family: 'insurance',
      summary: [
        'Seguros que podem ser contratados sem financiamento',
        'Insurance products that can be bought without a loan',
      ],
      response: z.object({ saleType: z.literal('AVULSA'), insurances: z.array(productOption) }),
    },
  }),
  ...defineEndpoints({ area: 'insurance', family: 'insurance', access: { anyOf: ['simulation-auto-insurance'] } })({
    listDeductibles: {
      route: 'GET /deductible',
      summary: ['Franquias do seguro auto', 'Deductibles of car insurance'],
      response: z.object({
        items: z.array(z.object({ id: z.string(), type: z.string(), percent: z.int(), isDefault: z.boolean() })),
      }),
    },
    listTrackingDevices: {
      route: 'GET /tracking',
      summary: ['Dispositivos de rastreamento de um veículo', 'Tracking devices of a vehicle'],
      response: z.object({ items: z.array(named) }),
    },
    listCarCoverages: {
      route: 'GET /insurance/SEGURO_AUTO/LIBERTY/coverage',
      summary: ['Coberturas do seguro auto, em palavras simples', 'Coverages of car insurance, in plain words'],
      response: z.object({ items: z.array(coverage) }),
    },
    listCarCommissions: {
      route: 'GET /insurance/SEGURO_AUTO/LIBERTY/commissions',
      access: { anyOf: ['auto-insurance-pay'] },
      summary: [
        'Remuneração pela venda do seguro auto, por cobertura e uso do veículo',
        'Pay for the sale of car insurance, by coverage and use of the vehicle',
      ],
      query: z.object({
        vehicleTypeId: conditionOfQuery,
        /** fi-manager, sales-manager, seller or insurance-operator; any other counts as fi-manager; by default the caller's */
        profile: shortText(40).optional(),
        /** whether the premium is financed */
        financed: flag,
      }),
      response: z.object({
        /** the profile that counts */
        profile: z.string(),
        vehicleTypeId: z.int().meta({ enum: [1, 2] }),
        financed: z.boolean(),
        items: z.array(
          z.object({
            coverage: z.enum(autoCoverages),
            commercialCategory: z.int(),
            /** of the category */
            name: z.string(),
            /** a fraction of the net premium: "0.15" is 15 % */
            commission: decimal,
          }),
        ),
      }),
    },
    listCarUses: {
      route: 'GET /insurance/SEGURO_AUTO/LIBERTY/vehicle/commercial/categories',
      summary: ['Categorias de uso de um veículo segurado', 'Use categories of an insured vehicle'],
      response: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
    },
  }),
};
