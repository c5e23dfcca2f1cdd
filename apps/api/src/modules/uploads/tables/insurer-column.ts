import { insurerName } from '@estrada/domain/products/index';
import { type TableColumn, textColumn } from '@estrada/domain/uploads/index';

const typedInsurer = textColumn(
  {
    name: 'seguradora',
    about: { pt: 'Seguradora, como no cadastro', en: 'Insurer, as registered' },
    example: 'ASSURANT',
  },
  { max: 40, isName: true },
);

/** Written as in the register: a line and its product are matched by the name. */
export const insurerColumn: TableColumn<string> = {
  ...typedInsurer,
  read: (cell) => {
    const reading = typedInsurer.read(cell);
    return 'value' in reading ? { value: insurerName(reading.value) } : reading;
  },
};
