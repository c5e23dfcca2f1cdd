import { type ArrangedColumn, mostMenuProducts, type NamedProduct } from '@estrada/domain/products/index';
import { isSameProduct } from '@estrada/domain/simulation/index';
import type { ProductMenu } from '@estrada/endpoints/index';
import { OrderList } from '@estrada/web/records/order/order-list.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { ActionIcon, Button, Select, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useProductName } from '../results/product-choice.ts';
import { strings } from './arrange-strings.ts';
import { useColumnName } from './menu-card.tsx';

type Catalogue = ProductMenu['catalogue'];

/** One column: its place, and its products in their order. */
export function ArrangeColumn({
  arranged: { column, products },
  catalogue,
  mayArrange,
  problem,
  onBefore,
  onAfter,
  onRemove,
  onProducts,
}: {
  arranged: ArrangedColumn;
  catalogue: Catalogue;
  mayArrange: boolean;
  problem: string | undefined;
  onBefore: (() => void) | null;
  onAfter: (() => void) | null;
  onRemove: () => void;
  onProducts: (products: NamedProduct[]) => void;
}) {
  const t = useStrings(strings);
  const id = useId();
  const nameOf = useProductName();
  const name = useColumnName()(column);
  const isComposed = column === 'none' || column === 'custom';
  const nameWith = ({ code, provider }: NamedProduct) => [nameOf(code), provider].filter(Boolean).join(' · ');
  const items = products.map((one) => ({ ...one, id: keyOf(one), name: nameWith(one) }));
  const addable = namedOf(catalogue).filter((one) => !products.some((other) => isSameProduct(one, other)));

  return (
    <section aria-labelledby={id} data-refused={problem ? true : undefined}>
      <div className="arrange-menu-head">
        <h2 id={id}>{name}</h2>
        {mayArrange ? (
          <>
            <ActionIcon
              variant="default"
              disabled={!onBefore}
              aria-label={t('column.left', { column: name })}
              onClick={() => onBefore?.()}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              disabled={!onAfter}
              aria-label={t('column.right', { column: name })}
              onClick={() => onAfter?.()}
            >
              <IconChevronRight size={18} aria-hidden="true" />
            </ActionIcon>
            {column === 'none' ? null : (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('column.removeName', { column: name })}
                onClick={onRemove}
              >
                {t('column.remove')}
              </Button>
            )}
          </>
        ) : null}
      </div>
      {isComposed ? (
        <Text size="sm">{t(`column.${column}`)}</Text>
      ) : mayArrange ? (
        <>
          {items.length === 0 ? <Text size="sm">{t('column.empty')}</Text> : null}
          <OrderList
            label={t('products.of', { column: name })}
            items={items}
            onChange={(next) => onProducts(next.map(({ code, provider }) => ({ code, provider })))}
            action={(item) => (
              <ActionIcon
                variant="subtle"
                aria-label={t('product.remove', { name: item.name, column: name })}
                onClick={() => onProducts(products.filter((one) => keyOf(one) !== item.id))}
              >
                <IconX size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          />
          <Select
            mt="sm"
            label={t('product.add', { column: name })}
            data={addable.map((one) => ({ value: keyOf(one), label: nameWith(one) }))}
            value={null}
            disabled={products.length >= mostMenuProducts}
            searchable
            nothingFoundMessage={t('product.none')}
            onChange={(key) => {
              const added = addable.find((one) => keyOf(one) === key);
              if (added) onProducts([...products, added]);
            }}
          />
        </>
      ) : (
        <ol className="arrange-menu-products">
          {items.map((one) => (
            <li key={one.id}>{one.name}</li>
          ))}
        </ol>
      )}
      {problem ? (
        <Text role="alert" size="sm" mt="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      ) : null}
    </section>
  );
}

const keyOf = ({ code, provider }: NamedProduct): string => `${code} ${provider ?? ''}`;

/** The products of the catalogue; an insurer is named only where there are several. */
const namedOf = (catalogue: Catalogue): NamedProduct[] =>
  catalogue.map(({ code, provider }) => ({
    code,
    provider: catalogue.filter((one) => one.code === code).length > 1 ? provider : null,
  }));
