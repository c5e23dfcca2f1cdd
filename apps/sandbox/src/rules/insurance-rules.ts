/**
 * The prices and the underwriting of the four insurers that the sandbox plays. Every answer depends on the request
 * only. Amounts in centavos; a premium is for the whole term.
 */

/** What an insurer answers: its offers, or the words of its refusal. */
export type Underwriting = { offers: Offer[] } | { refusal: { code: string; message: string } };

/** One way to be insured. `deductible` in percent of the ordinary one, where the product has any. */
export type Offer = { coverage: string; deductible?: number; netCents: number; iofCents: number; totalCents: number };

const refuse = (code: string, message: string): Underwriting => ({ refusal: { code, message } });

/** The tax of an insurance: 7,38 %, and 0,38 % for the insurance of persons. */
const iof = { things: 0.0738, persons: 0.0038 };

function offer(netCents: number, tax: number, coverage: string, more: Pick<Offer, 'deductible'> = {}): Offer {
  const net = Math.round(netCents);
  const iofCents = Math.round(net * tax);
  return { coverage, ...more, netCents: net, iofCents, totalCents: net + iofCents };
}

/** Full years between two calendar dates. */
function yearsBetween(from: string, until: string): number {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4));
  return until.slice(5) < from.slice(5) ? years - 1 : years;
}

export type CarRequest = {
  valueCents: number;
  modelYear: number;
  months: number;
  driverBirthDate: string;
  zipCode: string;
  hasYoungDriver: boolean;
  hasOtherDrivers: boolean;
  isForBusiness: boolean;
  hasOnStar: boolean;
  gender: string;
  maritalStatus: number;
  /** 1 private, 2 taxi, 3 ride-hailing, 4 freight */
  commercialCategory: number;
  fuelType: number;
  plate: string | null;
  chassis: string | null;
  /** the share taken off the premium by a campaign of the lender, 0 to 0.3 */
  discount: number;
};

const carCoverages = { B: 0.016, A: 0.034, C: 0.041 };
const deductibles = { 50: 1.18, 100: 1, 200: 0.9 };

/**
 * Liberty, car: a share of the vehicle's value a year (B 1,6 %, A 3,4 %, C 4,1 %), by the driver's age (under 25: 30 %
 * more, from 60: 10 % more), the region (postal codes that begin with 0 or 1: 15 % more), the use (business 20 % more, taxi
 * a further 15 %) and the deductible.
 * Refused: a driver under 18, a vehicle of over 20 years, one worth over R$ 500.000.
 */
export function carOffers(request: CarRequest, today: string): Underwriting {
  const age = yearsBetween(request.driverBirthDate, today);
  if (age < 18) return refuse('InsAutoLiberty-006', 'O condutor principal precisa ter 18 anos ou mais.');
  if (Number(today.slice(0, 4)) - request.modelYear > 20)
    return refuse('InsAutoIntLiberty-010', 'Não aceitamos veículos com mais de 20 anos.');
  if (request.valueCents > 50_000_000)
    return refuse('InsAutoIntLiberty-004', 'O valor do veículo ultrapassa o limite de R$ 500.000,00.');
  const factor =
    (age < 25 ? 1.3 : age >= 60 ? 1.1 : 1) *
    (/^[01]/.test(request.zipCode) ? 1.15 : 1) *
    (request.hasYoungDriver ? 1.25 : 1) *
    (request.hasOtherDrivers ? 1.08 : 1) *
    (request.isForBusiness ? 1.2 : 1) *
    (request.commercialCategory === 2 ? 1.15 : 1) *
    (request.hasOnStar ? 0.95 : 1) *
    (1 - request.discount);
  const offers = Object.entries(carCoverages).flatMap(([coverage, share]) =>
    Object.entries(deductibles).map(([deductible, weight]) =>
      offer(request.valueCents * share * (request.months / 12) * factor * weight, iof.things, coverage, {
        deductible: Number(deductible),
      }),
    ),
  );
  return { offers };
}

export type ProtectionRequest = { valueCents: number; kilometres: number; months: number };

const protections = { POWERTRAIN: 1, COMPLETE: 1.6 };

/**
 * Liberty, mechanical protection: R$ 18 a month, and 0,9 % of the vehicle's value a year; 20 % more from 60.000 km. The
 * complete cover costs 1,6 times the one of engine and gearbox. Refused above 100.000 km.
 */
export function libertyProtection({ valueCents, kilometres, months }: ProtectionRequest): Underwriting {
  if (kilometres > 100_000) return refuse('LIB002', 'A quilometragem ultrapassa o limite de 100.000 km.');
  const base = (1_800 * months + (valueCents * 0.009 * months) / 12) * (kilometres >= 60_000 ? 1.2 : 1);
  return { offers: Object.entries(protections).map(([cover, weight]) => offer(base * weight, iof.things, cover)) };
}

/**
 * Liberty, mechanical protection after the sale: as `libertyProtection`, from the end of the maker's warranty. Refused
 * where the warranty has less than 30 days left.
 */
export function libertyProtectionAfterSale(
  request: ProtectionRequest & { warrantyEndsOn: string },
  today: string,
): Underwriting {
  const left = (Date.parse(request.warrantyEndsOn) - Date.parse(today)) / 86_400_000;
  if (left < 30) return refuse('LIB005', 'A garantia de fábrica precisa ter pelo menos 30 dias de vigência.');
  return libertyProtection(request);
}

/** Liberty, Chevrolet Plus: R$ 590 up to R$ 50.000 financed, R$ 890 up to R$ 150.000, then R$ 1.190; 30 % more for companies. */
export function chevroletPlus({
  personType,
  financedCents,
}: {
  personType: string;
  financedCents: number;
}): Underwriting {
  if (financedCents > 40_000_000) return refuse('LIB006', 'O valor financiado ultrapassa o limite de R$ 400.000,00.');
  const base = financedCents <= 5_000_000 ? 59_000 : financedCents <= 15_000_000 ? 89_000 : 119_000;
  return { offers: [offer(base * (personType === 'PJ' ? 1.3 : 1), iof.things, 'STANDARD')] };
}

/**
 * Cardif, mechanical protection: 1,4 % of the vehicle's value a year, at least R$ 35 a month, for engine and gearbox;
 * 1,5 times that for the complete cover. Refused above 120.000 km, above R$ 200.000, below R$ 5.000 and for over 72 months.
 */
export function cardifProtection({ valueCents, kilometres, months }: ProtectionRequest): Underwriting {
  if (kilometres > 120_000) return refuse('CARDIF001', 'Quilometragem acima de 120.000 km.');
  if (valueCents > 20_000_000) return refuse('CARDIF002', 'Veículo acima de R$ 200.000,00.');
  // as this insurer writes where its own system found nothing: words that help nobody
  if (valueCents < 500_000) return refuse('InsIntCardif-002', 'Produto 7 inválido');
  if (months > 72) return refuse('InsIntCardif-005', 'Plano null não encontrado para a vigência null');
  const base = Math.max((valueCents * 0.014 * months) / 12, 3_500 * months);
  const weights = { POWERTRAIN: 1, COMPLETE: 1.5 };
  return { offers: Object.entries(weights).map(([cover, weight]) => offer(base * weight, iof.things, cover)) };
}

/**
 * Assurant, guaranteed note: 2,1 % of the net credit for 12 months, and 0,4 % for each further 12; 10 % more for
 * companies, 20 % more for used vehicles. Refused above R$ 300.000.
 */
export function guaranteedNote(request: {
  netCreditCents: number;
  months: number;
  personType: string;
  isUsed: boolean;
}): Underwriting {
  if (request.netCreditCents > 30_000_000) return refuse('ASS007', 'O crédito líquido ultrapassa R$ 300.000,00.');
  const share = 0.021 + 0.004 * (Math.ceil(request.months / 12) - 1);
  const weight = (request.personType === 'PJ' ? 1.1 : 1) * (request.isUsed ? 1.2 : 1);
  return { offers: [offer(request.netCreditCents * share * weight, iof.things, 'STANDARD')] };
}

export type LifeRequest = { personType: string; birthDate: string; financedCents: number; months: number };

/**
 * MetLife, life: a share of the financed amount a month by age (up to 30: 0,035 %, 45: 0,05 %, 60: 0,09 %, 70: 0,15 %).
 * Refused for companies, under 18 and above 70.
 */
export function life({ personType, birthDate, financedCents, months }: LifeRequest, today: string): Underwriting {
  const age = yearsBetween(birthDate, today);
  if (personType === 'PJ') return refuse('Ins-000', 'O seguro de vida é só para pessoa física.');
  if (age < 18 || age > 70) return refuse('Ins-004', 'A idade precisa estar entre 18 e 70 anos.');
  const share = age <= 30 ? 0.000_35 : age <= 45 ? 0.000_5 : age <= 60 ? 0.000_9 : 0.001_5;
  return { offers: [offer(financedCents * share * months, iof.persons, 'STANDARD')] };
}

/**
 * MetLife, protected instalment: 1,8 % of the financed amount, and 0,05 % for each month. Refused as life, for a person
 * under 18 or above 65.
 */
export function protectedInstalment(request: LifeRequest, today: string): Underwriting {
  const age = yearsBetween(request.birthDate, today);
  if (request.personType === 'PJ') return refuse('Ins-000', 'A parcela protegida é só para pessoa física.');
  if (age < 18 || age > 65) return refuse('Ins-004', 'A idade precisa estar entre 18 e 65 anos.');
  return { offers: [offer(request.financedCents * (0.018 + 0.0005 * request.months), iof.persons, 'STANDARD')] };
}
