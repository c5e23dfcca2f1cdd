import type { Role } from '@estrada/domain/access/index';

/** The people behind the demo accounts. */
export const demoNames: Record<Role, string> = {
  'admin-internal': 'Helena Duarte',
  bit: 'Caio Meireles',
  finance: 'Renata Falcão',
  provisioning: 'Igor Santana',
  'service-desk': 'Paula Viegas',
  'fi-manager': 'Marcos Arruda',
  'sales-manager': 'Denise Couto',
  seller: 'Júlia Martins',
  crm: 'André Bittencourt',
  insurance: 'Beatriz Lobo',
  feirao: 'Sérgio Pádua',
  ofertas: 'Luana Freitas',
  representante: 'Ricardo Mattos',
  consulta: 'Olívia Neves',
  consorcio: 'Mauro Tavares',
  customer: 'Clara Rezende',
  compras: 'Fernando Aguiar',
  'insurance-operator': 'Tatiana Leme',
};
