import { noticeLinks } from '@estrada/domain/notifications/index';
import { deadlineTask } from '../notifications/index.ts';
import { isOpenRow } from './data-requests.ts';
import { dataRequests } from './privacy.tables.ts';

export const privacySchedule = [
  deadlineTask({
    name: 'privacy.notify-deadlines',
    table: dataRequests,
    isOpen: isOpenRow,
    roles: ['admin-internal', 'service-desk'],
    link: noticeLinks.dataRequests,
    notices: {
      1: {
        'pt-BR':
          'Um pedido sobre dados pessoais vence em até 3 dias. Abra Pedidos sobre dados pessoais e responda no prazo.',
        en: 'A request about personal data is due within 3 days. Open Requests about personal data and answer in time.',
      },
      2: {
        'pt-BR':
          'Um pedido sobre dados pessoais chegou ao fim do prazo. Abra Pedidos sobre dados pessoais e responda hoje.',
        en: 'A request about personal data has reached its deadline. Open Requests about personal data and answer today.',
      },
    },
  }),
];
