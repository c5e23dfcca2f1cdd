import type { Texts } from '../errors/texts.ts';
import type { Role, UserType } from './roles.ts';

/** The names of the profiles, on screens and in extractions. */
export const roleTitles = {
  'admin-internal': { pt: 'Administração interna', en: 'Internal administration' },
  bit: { pt: 'BIT', en: 'BIT' },
  finance: { pt: 'Crédito e pagamentos', en: 'Credit and payments' },
  provisioning: { pt: 'Provisionamento de acessos', en: 'Access provisioning' },
  'service-desk': { pt: 'Service Desk', en: 'Service Desk' },
  'fi-manager': { pt: 'Gerente de F&I', en: 'F&I manager' },
  'sales-manager': { pt: 'Gerente de vendas', en: 'Sales manager' },
  seller: { pt: 'Vendedor', en: 'Seller' },
  crm: { pt: 'CRM', en: 'CRM' },
  insurance: { pt: 'Seguros', en: 'Insurance' },
  feirao: { pt: 'Feirão', en: 'Sales fair' },
  ofertas: { pt: 'Ofertas', en: 'Offers' },
  representante: { pt: 'Representante', en: 'Representative' },
  consulta: { pt: 'Consulta', en: 'Read only' },
  consorcio: { pt: 'Consórcio', en: 'Consortium' },
  customer: { pt: 'Cliente', en: 'Customer' },
  compras: { pt: 'Compras', en: 'Purchasing' },
  'insurance-operator': { pt: 'Operador de seguros', en: 'Insurance operator' },
} as const satisfies Record<Role, Texts>;

/** The names of the two kinds of account. */
export const userTypeTitles = {
  GMF: { pt: 'Financeira', en: 'Lender' },
  DEALER: { pt: 'Concessionária', en: 'Dealer' },
} as const satisfies Record<UserType, Texts>;
