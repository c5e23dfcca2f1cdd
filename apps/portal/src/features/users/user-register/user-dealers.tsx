import type { UserDealer } from '@estrada/endpoints/index';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useReadNow } from '@estrada/web/calls/use-call.ts';
import type { KeyOf } from '@estrada/web/strings/string-types.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, CloseButton, Group, Input, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { strings } from '../strings.ts';
import { dealerLabel, type UserFields } from './user-values.ts';

/**
 * Finds dealers by their GMF code. Three digits distinguish at most a thousand: if two share a code, the user selects
 * one.
 *
 * @param listed the dealers that are already in the list
 * @param add adds a found one
 */
function useDealerFinder(listed: readonly UserDealer[], add: (dealer: UserDealer) => void) {
  const [code, setCode] = useState('');
  const { busy, run } = useBusy();
  const [problem, setProblem] = useState<KeyOf<typeof strings> | null>(null);
  const [choices, setChoices] = useState<readonly UserDealer[]>([]);
  const type = (typed: string) => {
    setCode(typed.replace(/\D/g, '').slice(0, 3));
    setProblem(null);
    setChoices([]);
  };
  const take = (dealer: UserDealer) => {
    add(dealer);
    type('');
  };
  const readNow = useReadNow();
  async function find(): Promise<void> {
    if (busy !== null) return;
    if (code.length !== 3) return setProblem('dealers.short');
    await run('act', async () => {
      try {
        const { items } = await readNow('listUserDealers', { query: { gmfCode: code } });
        const fresh = items.filter(({ id }) => !listed.some((dealer) => dealer.id === id));
        const [only] = fresh;
        if (!only) setProblem(items.length > 0 ? 'dealers.already' : 'dealers.none');
        else if (items.length === 1) take(only);
        else setChoices(fresh);
      } catch {
        setProblem('dealers.failed');
      }
    });
  }
  return { code, type, find, take, isBusy: busy !== null, problem, choices };
}

/** The dealers of an account, by GMF code, and the default one after a login. */
export function UserDealers() {
  const t = useStrings(strings);
  const { control } = useFormContext<UserFields>();
  const list = useController({ control, name: 'dealers' });
  const main = useController({ control, name: 'dealerDefault' });
  const dealers: readonly UserDealer[] = list.field.value;
  const put = (next: UserDealer[], wanted: string) => {
    list.field.onChange(next);
    main.field.onChange(next.some(({ id }) => id === wanted) ? wanted : (next[0]?.id ?? ''));
  };
  const finder = useDealerFinder(dealers, (dealer) => put([...dealers, dealer], main.field.value));
  const error = finder.problem ? t(finder.problem) : list.fieldState.error?.message;
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <TextInput
          ref={list.field.ref}
          id="dealers"
          flex="0 1 240px"
          label={t('dealers.code')}
          required
          inputMode="numeric"
          autoComplete="off"
          value={finder.code}
          error={error !== undefined}
          aria-describedby={error ? 'dealers-problem' : undefined}
          onBlur={list.field.onBlur}
          onChange={(event) => finder.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter searches for the dealer; it does not submit the form
            event.preventDefault();
            void finder.find();
          }}
        />
        <Button variant="default" loading={finder.isBusy} flex="none" onClick={() => void finder.find()}>
          {t('dealers.find')}
        </Button>
      </Group>
      {error ? (
        <Input.Error id="dealers-problem" role="alert">
          {error}
        </Input.Error>
      ) : null}
      {finder.choices.length > 0 ? <DealerChoices finder={finder} /> : null}
      {dealers.length === 0 ? <Text c="dimmed">{t('dealers.empty')}</Text> : null}
      {dealers.length > 0 ? (
        <Radio.Group
          label={t('field.dealerDefault')}
          error={main.fieldState.error?.message}
          value={main.field.value}
          onChange={main.field.onChange}
        >
          <Stack gap="xs" mt="xs">
            {dealers.map((dealer) => (
              <Group key={dealer.id} justify="space-between" wrap="nowrap" maw={420}>
                <Radio value={dealer.id} label={dealerLabel(dealer)} description={dealerLocationText(dealer)} />
                <CloseButton
                  aria-label={t('dealers.remove', { name: dealerLabel(dealer) })}
                  onClick={() =>
                    put(
                      dealers.filter(({ id }) => id !== dealer.id),
                      main.field.value,
                    )
                  }
                />
              </Group>
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
    </Stack>
  );
}

const dealerLocationText = ({ baccode, city, state }: UserDealer) => `BAC ${baccode} · ${city}/${state}`;

/** Selects one of several dealers with the same GMF code. */
function DealerChoices({ finder }: { finder: ReturnType<typeof useDealerFinder> }) {
  const t = useStrings(strings);
  return (
    <div role="status">
      <Text size="sm" mb="xs">
        {t('dealers.which', { code: finder.code })}
      </Text>
      <Stack gap="xs" align="flex-start">
        {finder.choices.map((found) => {
          const dealer = `${found.tradingName} · ${dealerLocationText(found)}`;
          return (
            <Button
              key={found.id}
              variant="light"
              size="compact-md"
              aria-label={t('dealers.choose', { dealer })}
              onClick={() => finder.take(found)}
            >
              {dealer}
            </Button>
          );
        })}
      </Stack>
    </div>
  );
}
