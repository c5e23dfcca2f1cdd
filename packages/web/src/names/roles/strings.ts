import { defineStrings } from '../../strings/define-strings.ts';

/** The names of the profiles. */
export const strings = defineStrings('roleName', {
  'admin-internal': ['Administração interna', 'Internal administration'],
  bit: ['BIT', 'BIT'],
  finance: ['Crédito e pagamentos', 'Credit and payments'],
  provisioning: ['Provisionamento de acessos', 'Access provisioning'],
  'service-desk': ['Service Desk', 'Service Desk'],
  'fi-manager': ['Gerente de F&I', 'F&I manager'],
  'sales-manager': ['Gerente de vendas', 'Sales manager'],
  seller: ['Vendedor', 'Seller'],
  crm: ['CRM', 'CRM'],
  insurance: ['Seguros', 'Insurance'],
  feirao: ['Feirão', 'Sales fair'],
  ofertas: ['Ofertas', 'Offers'],
  representante: ['Representante', 'Representative'],
  consulta: ['Consulta', 'Read only'],
  consorcio: ['Consórcio', 'Consortium'],
  customer: ['Cliente', 'Customer'],
  compras: ['Compras', 'Purchasing'],
  'insurance-operator': ['Operador de seguros', 'Insurance operator'],
});
