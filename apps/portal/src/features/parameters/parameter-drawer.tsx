import { formatMoney } from '@estrada/domain/formats/index';
import { usePageWords } from '@estrada/web/pages/page-access.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Alert, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { DateFields, ValueFields } from './parameter-fields.tsx';
import { showSpan } from './show-row.ts';
import { StateSelect } from './state-select.tsx';
import { strings } from './strings.ts';
import { type ParameterForm, type ParameterFormInput, useParameterForm } from './use-parameter-form.ts';

/** Registers a row, or changes one, beside the list that it belongs to. */
export function ParameterDrawer(input: ParameterFormInput) {
  const t = useStrings(strings);
  const { screen, onClose } = input;
  const name = usePageWords()(screen.words).title;
  const form = useParameterForm(input);
  const { current } = form;
  const element = useRef<HTMLFormElement>(null);
  // the first refused field takes the focus once its words are there, and not again while the person types
  useEffect(() => {
    if (form.refusedTimes > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusedTimes]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.save();
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      classNames={{ title: 'parameter-drawer-title' }}
      title={current ? t('edit.title', { parameter: name, uf: current.uf }) : t('create.title', { parameter: name })}
      closeButtonProps={{ 'aria-label': t('form.close') }}
    >
      <form ref={element} noValidate onSubmit={submit}>
        <Stack gap="md">
          <Notices form={form} />
          {current ? null : (
            <StateSelect
              label={t('form.uf')}
              required
              value={form.typed.uf}
              onChange={(uf) => form.change({ uf, movePreviousEnd: false })}
              error={form.errors.uf}
            />
          )}
          <DateFields form={form} />
          <ValueFields form={form} hasEmployeeValue={screen.kind.hasEmployeeValue} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={form.isBusy}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" loading={form.isBusy}>
              {t(current ? 'edit.submit' : 'create.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}

/** What to know before typing, and what the server refused as a whole. */
function Notices({ form }: { form: ParameterForm }) {
  const t = useStrings(strings);
  const { current, refusal } = form;
  return (
    <>
      {current && !current.can.editStart ? <Alert color="ipe">{t('edit.inForce')}</Alert> : null}
      {refusal ? (
        <Alert color="red" role="alert">
          {refusal.message}
          {current && refusal.code === 'SET001' ? (
            <Text mt={6}>
              {t('edit.nowIs', {
                span: showSpan(current, t),
                base: formatMoney(current.baseCents),
                client: formatMoney(current.clientCents),
                dealer: formatMoney(current.dealerCents),
              })}
            </Text>
          ) : null}
        </Alert>
      ) : null}
    </>
  );
}
