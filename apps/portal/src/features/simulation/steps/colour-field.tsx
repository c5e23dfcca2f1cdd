import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select, TextInput } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The agreed colour: one of the offer's, or any where none are named. Optional; it changes no figure. */
export function ColourField({ choices = [] }: { choices?: readonly string[] }) {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  const colour = draft.colour ?? '';
  const shared = { label: t('colour'), error: errors.of('colour') };
  if (choices.length === 0)
    return (
      <TextInput
        {...shared}
        autoComplete="off"
        maxLength={40}
        value={colour}
        onChange={(event) => update({ colour: event.currentTarget.value })}
      />
    );
  // one that the offer no longer names remains visible until it is changed: the server refuses it
  const gone = colour === '' || choices.includes(colour) ? [] : [colour];
  return (
    <Select
      {...shared}
      clearable
      placeholder={t('colour.open')}
      data={[...choices, ...gone]}
      value={colour === '' ? null : colour}
      onChange={(chosen) => update({ colour: chosen ?? '' })}
    />
  );
}
