import { maskAddress } from '@estrada/domain/identity/index';
import { isEmail, maskName } from '@estrada/domain/people/index';
import { checkedColumn, type TableColumn, textColumn } from '@estrada/domain/uploads/index';

/** The column's output, which a trial stores, is masked: it is personal data. */
export const masked = (mask: (value: string) => string, column: TableColumn<string>): TableColumn<string> => ({
  ...column,
  show: mask,
});

/** The name of a person. */
export const personNameColumn = masked(
  maskName,
  textColumn(
    {
      name: 'nome',
      about: { pt: 'Nome, até 100 caracteres', en: 'Name, up to 100 characters' },
      example: 'Ana Lima',
    },
    { max: 100, isName: true },
  ),
);

/** The mailbox of a person. */
export const emailColumn = masked(
  maskAddress,
  checkedColumn<string>(
    { name: 'email', about: { pt: 'E-mail', en: 'E-mail' }, example: 'ana.lima@exemplo.com.br' },
    (text) => (text.length <= 254 && isEmail(text) ? { value: text } : { reason: 'email.invalid' }),
  ),
);
