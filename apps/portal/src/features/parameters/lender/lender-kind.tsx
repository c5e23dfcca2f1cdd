import {
  formatCnpj,
  formatFraction,
  formatMoney,
  formatPhone,
  formatZip,
  preventAmountBreaks,
} from '@estrada/domain/formats/index';
import { lenderForm } from '@estrada/domain/parameters/index';
import type { LenderRowAnswer } from '@estrada/endpoints/index';
import { successionNames } from '@estrada/endpoints/parameters/succession-names';
import { DocumentInput, ZipInput } from '@estrada/ui/index';
import { MaskedField } from '@estrada/web/records/form/form-fields.tsx';
import type { SuccessionKind } from '@estrada/web/records/succession/succession-kind.ts';
import { TwoLines } from '@estrada/web/records/validity/validity-columns.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ComponentProps } from 'react';
import { strings } from './strings.ts';

/** The lender's data: one succession. */
export const lenderKind: SuccessionKind<LenderRowAnswer> = {
  calls: successionNames.LenderRow,
  subject: 'lender',
  sequences: [
    {
      key: 'lender',
      name: { pt: 'Financeira', en: 'Lender' },
      form: lenderForm,
      columns: [
        {
          key: 'name',
          header: { pt: 'Nome e CNPJ', en: 'Name and CNPJ' },
          render: ({ name, cnpj }) => (
            <TwoLines first={<span>{name}</span>} second={<span className="validity-whole">{formatCnpj(cnpj)}</span>} />
          ),
        },
        {
          key: 'address',
          header: { pt: 'Endereço', en: 'Address' },
          priority: 'low',
          render: (row) => <Address {...row} />,
        },
        {
          key: 'contacts',
          header: { pt: 'Atendimento', en: 'Contact' },
          priority: 'low',
          render: (row) => <Contacts {...row} />,
        },
        { key: 'late', header: { pt: 'Atraso', en: 'Late payment' }, render: (row) => <Late {...row} /> },
        { key: 'limits', header: { pt: 'Alçada', en: 'Approval limit' }, render: (row) => <Limits {...row} /> },
      ],
    },
  ],
  drawn: {
    cnpj: (field) => <MaskedField as={CnpjInput} {...field} />,
    zipCode: (field) => <MaskedField as={ZipInput} {...field} />,
  },
};

const CnpjInput = (props: Omit<ComponentProps<typeof DocumentInput>, 'kind'>) => <DocumentInput {...props} kind="PJ" />;

function Address({ address, city, uf, zipCode, email }: LenderRowAnswer) {
  return (
    <TwoLines
      first={
        <>
          <span>{address}</span>
          <small>{`${city}, ${uf} · ${formatZip(zipCode)}`}</small>
        </>
      }
      second={<BreakingAtSign email={email} />}
    />
  );
}

/** A long address breaks at its @ instead of squeezing the other columns. */
function BreakingAtSign({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** A row from before the contacts were registered has none. */
function Contacts({ sacPhone, ombudsmanPhone, privacyOfficer }: LenderRowAnswer) {
  const t = useStrings(strings);
  if (!sacPhone && !ombudsmanPhone && !privacyOfficer) return t('contacts.none');
  return (
    <TwoLines
      first={
        <>
          {sacPhone ? <span className="validity-whole">{t('sac', { phone: formatPhone(sacPhone) })}</span> : null}
          {ombudsmanPhone ? (
            <span className="validity-whole">{t('ombudsman', { phone: formatPhone(ombudsmanPhone) })}</span>
          ) : null}
        </>
      }
      second={privacyOfficer ? t('privacyOfficer', { name: privacyOfficer }) : null}
    />
  );
}

function Late({ arrearsRateMonthly, arrearsBasis, lateFineRate, otherCharges }: LenderRowAnswer) {
  const t = useStrings(strings);
  return (
    <TwoLines
      first={
        <>
          <span>{t('arrears', { rate: formatFraction(arrearsRateMonthly) })}</span>
          <span>{t('fine', { rate: formatFraction(lateFineRate) })}</span>
        </>
      }
      second={[arrearsBasis, otherCharges].filter(Boolean).join(' · ')}
    />
  );
}

function Limits({ aloneUpToCents, fourEyesAboveCents }: LenderRowAnswer) {
  const t = useStrings(strings);
  return (
    <TwoLines
      first={
        <>
          <span>{preventAmountBreaks(t('alone', { amount: formatMoney(aloneUpToCents) }))}</span>
          <span>{preventAmountBreaks(t('fourEyes', { amount: formatMoney(fourEyesAboveCents) }))}</span>
        </>
      }
      second={null}
    />
  );
}
