import type { EnumerationRow } from './enumeration.ts';

/** The sections of the classification of economic activities (CNAE 2.3, IBGE/CONCLA). */
export const cnaeSections = [
  {
    id: 'A',
    pt: 'Agricultura, pecuária, produção florestal, pesca e aquicultura',
    en: 'Agriculture, livestock, forestry, fishing and aquaculture',
  },
  { id: 'B', pt: 'Indústrias extrativas', en: 'Mining and quarrying' },
  { id: 'C', pt: 'Indústrias de transformação', en: 'Manufacturing' },
  { id: 'D', pt: 'Eletricidade e gás', en: 'Electricity and gas' },
  {
    id: 'E',
    pt: 'Água, esgoto, gestão de resíduos e descontaminação',
    en: 'Water supply, sewerage, waste management and remediation',
  },
  { id: 'F', pt: 'Construção', en: 'Construction' },
  {
    id: 'G',
    pt: 'Comércio; reparação de veículos automotores e motocicletas',
    en: 'Trade; repair of motor vehicles and motorcycles',
  },
  { id: 'H', pt: 'Transporte, armazenagem e correio', en: 'Transport, storage and mail' },
  { id: 'I', pt: 'Alojamento e alimentação', en: 'Accommodation and food service' },
  { id: 'J', pt: 'Informação e comunicação', en: 'Information and communication' },
  {
    id: 'K',
    pt: 'Atividades financeiras, de seguros e serviços relacionados',
    en: 'Financial, insurance and related activities',
  },
  { id: 'L', pt: 'Atividades imobiliárias', en: 'Real estate activities' },
  {
    id: 'M',
    pt: 'Atividades profissionais, científicas e técnicas',
    en: 'Professional, scientific and technical activities',
  },
  { id: 'N', pt: 'Atividades administrativas e serviços complementares', en: 'Administrative and support services' },
  {
    id: 'O',
    pt: 'Administração pública, defesa e seguridade social',
    en: 'Public administration, defence and social security',
  },
  { id: 'P', pt: 'Educação', en: 'Education' },
  { id: 'Q', pt: 'Saúde humana e serviços sociais', en: 'Human health and social services' },
  { id: 'R', pt: 'Artes, cultura, esporte e recreação', en: 'Arts, culture, sport and recreation' },
  { id: 'S', pt: 'Outras atividades de serviços', en: 'Other service activities' },
  { id: 'T', pt: 'Serviços domésticos', en: 'Domestic services' },
  { id: 'U', pt: 'Organismos internacionais', en: 'International bodies' },
] as const satisfies readonly EnumerationRow[];

/** Lines of business. A micro-entrepreneur (MEI) may not be in those marked (Resolution CGSN 140/2018). */
const businessActivities = [
  { id: 'COMMERCE', pt: 'Comércio', en: 'Commerce' },
  { id: 'INDUSTRY', pt: 'Indústria', en: 'Industry' },
  { id: 'SERVICES', pt: 'Serviços', en: 'Services' },
  { id: 'TRANSPORT', pt: 'Transporte', en: 'Transport' },
  { id: 'CONSTRUCTION', pt: 'Construção', en: 'Construction' },
  { id: 'FARMING', pt: 'Agropecuária', en: 'Farming' },
  { id: 'RENTAL', pt: 'Locação de veículos', en: 'Vehicle rental', notMei: true },
  { id: 'FINANCE', pt: 'Atividades financeiras', en: 'Financial activities', notMei: true },
  { id: 'OTHER', pt: 'Outra', en: 'Other' },
] as const satisfies readonly (EnumerationRow & { notMei?: true })[];
const mei = 5;

/** The lines of business that a kind of business may have; all of them where none is named. */
export const activitiesOf = (businessTypeId?: number): readonly EnumerationRow[] =>
  businessActivities.filter((row) => businessTypeId !== mei || !('notMei' in row));

/** The kind of a person's address. */
export const addressTypes = [
  { id: 1, pt: 'Residencial', en: 'Home' },
  { id: 2, pt: 'Comercial', en: 'Business' },
  { id: 3, pt: 'Correspondência', en: 'Mailing' },
] as const satisfies readonly EnumerationRow[];

/** The energy source of a vehicle. */
export const fuelTypes = [
  { id: 1, pt: 'Gasolina', en: 'Petrol' },
  { id: 2, pt: 'Etanol', en: 'Ethanol' },
  { id: 3, pt: 'Flex (gasolina e etanol)', en: 'Flex (petrol and ethanol)' },
  { id: 4, pt: 'Diesel', en: 'Diesel' },
  { id: 5, pt: 'Gás natural (GNV)', en: 'Natural gas (CNG)' },
  { id: 6, pt: 'Híbrido', en: 'Hybrid' },
  { id: 7, pt: 'Elétrico', en: 'Electric' },
] as const satisfies readonly EnumerationRow[];
