import './arrange-menu.css';
import { formatInstant } from '@estrada/domain/formats/index';
import { type ArrangedColumn, defaultMenu, type MenuColumn, menuColumns } from '@estrada/domain/products/index';
import { isSameProduct } from '@estrada/domain/simulation/index';
import type { ProductMenu } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useProductName } from '../results/product-choice.ts';
import { ArrangeColumn } from './arrange-column.tsx';
import { strings } from './arrange-strings.ts';
import { useColumnName } from './menu-card.tsx';

/** The columns of a dealer, which its F&I manager arranges; others read them. */
export function ArrangeMenu({ menu }: { menu: ProductMenu }) {
  const t = useStrings(strings);
  const columnName = useColumnName();
  const save = useAct('saveProductMenu', { reload: ['readProductMenu', 'readHistory'] });
  const [columns, setColumns] = useState<readonly ArrangedColumn[]>(menu.columns);
  const [spoken, setSpoken] = useState('');
  const [refused, setRefused] = useState<ApiError['fields']>([]);
  const mayArrange = menu.can.arrange;
  const isChanged = JSON.stringify(columns) !== JSON.stringify(menu.columns);
  const missing = menuColumns.filter((one) => !columns.some(({ column }) => column === one));
  /** the problem of a column, or of one of its products */
  const problemAt = (place: number) =>
    refused.find(({ path }) => path.startsWith(`columns.${place}.`) || path === `columns.${place}`)?.message;

  function change(next: readonly ArrangedColumn[]): void {
    setColumns(next);
    setRefused([]);
  }
  function move(place: number, by: 1 | -1): void {
    const to = place + by;
    change(columns.toSpliced(place, 1).toSpliced(to, 0, columns[place]!));
    setSpoken(t('column.moved', { column: columnName(columns[place]!.column), place: to + 1, total: columns.length }));
  }
  const takeDefault = () =>
    change(
      defaultMenu.map(({ column, products }) => ({
        column,
        products: products
          .map((code) => ({ code, provider: null }))
          .filter((one) => menu.catalogue.some((sold) => isSameProduct(one, sold))),
      })),
    );

  async function saveColumns(): Promise<void> {
    try {
      const body = {
        version: menu.version,
        columns: columns.map(({ column, products }) => ({ column, products: [...products] })),
      };
      await save.run({ params: { dealerId: menu.dealerId }, body });
      showAlert({ type: 'success', text: t('saved') });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SET001') showAlert({ type: 'error', text: t('stale') });
      else if (error instanceof ApiError && error.fields.length > 0) {
        setRefused(error.fields);
        showAlert({ type: 'error', text: t('refused') });
      } else alertFailure(error);
    }
  }

  return (
    <>
      <Text mb="xs">{t('about')}</Text>
      <Text size="sm" c="dimmed">
        {menu.updatedAt
          ? t('changed', { name: menu.updatedByName ?? '', date: formatInstant(menu.updatedAt) })
          : t('isDefault')}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {t(mayArrange ? 'how' : 'readOnly')}
      </Text>
      <div className="arrange-menu">
        {columns.map((arranged, place) => (
          <ArrangeColumn
            key={arranged.column}
            arranged={arranged}
            catalogue={menu.catalogue}
            mayArrange={mayArrange}
            problem={problemAt(place)}
            onBefore={place === 0 ? null : () => move(place, -1)}
            onAfter={place === columns.length - 1 ? null : () => move(place, 1)}
            onRemove={() => change(columns.toSpliced(place, 1))}
            onProducts={(products) => change(columns.with(place, { ...arranged, products }))}
          />
        ))}
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {refused
        .filter(({ path }) => path === 'columns')
        .map(({ message }) => (
          <Text key={message} role="alert" c="var(--mantine-color-error)" mt="sm">
            {message}
          </Text>
        ))}
      {mayArrange ? (
        <>
          {missing.length > 0 ? (
            <Group gap="sm">
              {missing.map((column: MenuColumn) => (
                <Button
                  key={column}
                  variant="default"
                  onClick={() => {
                    // the column without products stays last where it is
                    const place = columns.at(-1)?.column === 'none' ? columns.length - 1 : columns.length;
                    change(columns.toSpliced(place, 0, { column, products: [] }));
                  }}
                >
                  {t('column.addName', { column: columnName(column) })}
                </Button>
              ))}
            </Group>
          ) : null}
          <Group my="md" gap="sm">
            <Button
              disabled={!isChanged}
              loading={save.isBusy}
              aria-describedby={isChanged ? undefined : 'menu-unchanged'}
              onClick={() => void saveColumns()}
            >
              {t('save')}
            </Button>
            <Button variant="default" disabled={!isChanged || save.isBusy} onClick={() => change(menu.columns)}>
              {t('discard')}
            </Button>
            <Button variant="subtle" disabled={save.isBusy} onClick={takeDefault}>
              {t('useDefault')}
            </Button>
            {isChanged ? null : (
              <Text size="sm" c="dimmed" id="menu-unchanged">
                {t('unchanged')}
              </Text>
            )}
          </Group>
        </>
      ) : null}
      <FormSection id="preview" title={t('preview')}>
        <Text size="sm" c="dimmed" mb="sm">
          {t('preview.about')}
        </Text>
        <Preview columns={columns} />
      </FormSection>
    </>
  );
}

/** The columns as cards, in the order of the client's view. */
function Preview({ columns }: { columns: readonly ArrangedColumn[] }) {
  const t = useStrings(strings);
  const nameOf = useProductName();
  const columnName = useColumnName();
  return (
    <ul className="arrange-menu arrange-menu-preview">
      {columns.map(({ column, products }) => (
        <li key={column}>
          <h3>{columnName(column)}</h3>
          {column === 'none' || column === 'custom' ? (
            <Text size="sm">{t(`column.${column}`)}</Text>
          ) : products.length === 0 ? (
            <Text size="sm">{t('column.empty')}</Text>
          ) : (
            <ul>
              {products.map(({ code, provider }) => (
                <li key={`${code} ${provider}`}>{[nameOf(code), provider].filter(Boolean).join(' · ')}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
