import { renderMessage } from '@estrada/domain/validation/index';
import { MoneyInput } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { fixedEntryOf } from '../model/fixed-entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { nameOfProduct, toggleProduct } from './product-choice.ts';

/** How many entries the seller may add; the server takes these beside the eight that stand there anyway. */
const ownLimit = 4;

/** What the grid is made with: entries of the seller's own, and the products that its instalments contain. */
export function GridTools({
  ownCents,
  onAdd,
}: {
  ownCents: readonly number[];
  onAdd: (entryValueCents: number) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, item } = useSharedSimulator();
  const [typed, setTyped] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function problemOf(cents: number | null): string | null {
    if (cents === null) return renderMessage('required', language);
    if (cents >= (draft.vehicleValueCents ?? 0)) return renderMessage('entry.abovePrice', language);
    const isMore = ownCents.length >= ownLimit && !ownCents.includes(cents);
    return isMore ? t('grid.ownLimit', { count: ownLimit }) : null;
  }

  function add(): void {
    const found = problemOf(typed);
    setProblem(found);
    if (found !== null || typed === null) return;
    setTyped(null);
    onAdd(typed);
  }

  return (
    <div className="simulator-grid-tools">
      {fixedEntryOf(draft) === null ? (
        <div className="simulator-grid-add">
          <MoneyInput
            label={t('grid.own')}
            value={typed}
            error={problem ?? undefined}
            errorProps={{ role: 'alert' }}
            onChange={(cents) => {
              setTyped(cents);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // the step's own Enter goes on to the next one
              event.preventDefault();
              add();
            }}
          />
          <Button variant="default" onClick={add}>
            {t('grid.add')}
          </Button>
        </div>
      ) : null}
      {item?.products.map(({ code }) => (
        <Switch
          key={code}
          checked={draft.products.includes(code)}
          label={t('grid.with', { name: nameOfProduct(code, t) })}
          onChange={(event) => update(toggleProduct(code, event.currentTarget.checked))}
        />
      ))}
    </div>
  );
}
