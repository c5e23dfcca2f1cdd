import { choiceField, dayField, textField } from '../list/address-fields.ts';
import { ChoiceFilter, DayFilter, SearchField } from '../list/filter-fields.tsx';
import type { RecordFilter, Said } from './record-kind.ts';
import { useOwnStrings } from './use-own-strings.ts';

/** A text to search for. @param options.min shorter searches use no index, and the server refuses them */
export function textFilter(address: string, label: Said, options: { min?: number; hint?: Said } = {}): RecordFilter {
  return {
    address: textField(address),
    draw: (props) => <SearchFilter {...props} label={label} hint={options.hint} minLength={options.min} />,
  };
}

/** One of a few options. @param unchosen the label of no choice, if the list does not then show everything */
export function choiceFilter(
  address: string,
  label: Said,
  options: Readonly<Record<string, Said>>,
  unchosen?: Said,
): RecordFilter {
  return {
    address: choiceField(address, Object.keys(options)),
    draw: (props) => <WordFilter {...props} label={label} options={options} unchosen={unchosen} />,
  };
}

/** A date. */
export function dayFilter(address: string, label: Said): RecordFilter {
  return { address: dayField(address), draw: (props) => <LabelledDay {...props} label={label} /> };
}

type Drawn = { value: string; onChange: (value: string) => void; label: Said };

function SearchFilter({ label, hint, ...props }: Drawn & { hint?: Said | undefined; minLength?: number | undefined }) {
  const say = useOwnStrings();
  return <SearchField {...props} label={say(label)} hint={hint ? say(hint) : ''} />;
}

function LabelledDay({ label, ...props }: Drawn) {
  const say = useOwnStrings();
  return <DayFilter {...props} label={say(label)} />;
}

function WordFilter({
  label,
  options,
  unchosen,
  ...props
}: Drawn & { options: Readonly<Record<string, Said>>; unchosen?: Said | undefined }) {
  const say = useOwnStrings();
  return (
    <ChoiceFilter
      {...props}
      label={say(label)}
      unchosen={unchosen && say(unchosen)}
      options={Object.entries(options).map(([value, text]) => ({ value, label: say(text) }))}
    />
  );
}
