import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Skeleton, Tabs, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { InsurersPanel } from '../insurers/insurers-panel.tsx';
import { GoodsPanel } from '../results/goods.tsx';
import { Products } from '../results/products.tsx';
import { ProductsCost } from '../results/products-cost.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from './strings.ts';
import './tools.css';

const Details = lazy(() => import('./details.tsx').then((file) => ({ default: file.Details })));
const TableChoice = lazy(() => import('../results/table-choice.tsx').then((file) => ({ default: file.TableChoice })));
const RatePanel = lazy(() => import('../results/rate-panel.tsx').then((file) => ({ default: file.RatePanel })));
const InstalmentGoalPanel = lazy(() =>
  import('../results/instalment-goal-panel.tsx').then((file) => ({ default: file.InstalmentGoalPanel })),
);
const GridPanel = lazy(() => import('../results/grid-panel.tsx').then((file) => ({ default: file.GridPanel })));
const PlansPanel = lazy(() => import('../desk/plans-panel.tsx').then((file) => ({ default: file.PlansPanel })));
const Scenarios = lazy(() => import('../desk/scenarios.tsx').then((file) => ({ default: file.Scenarios })));
const FittingPanel = lazy(() => import('../fitting/fitting.tsx').then((file) => ({ default: file.FittingPanel })));
const CompetitorComparison = lazy(() =>
  import('../competitor/competitor-comparison.tsx').then((file) => ({ default: file.CompetitorComparison })),
);

const tools = [
  'products',
  'details',
  'table',
  'rate',
  'goal',
  'grid',
  'plans',
  'scenarios',
  'fitting',
  'competitor',
] as const;
type Tool = (typeof tools)[number];

/**
 * Products, details and tools below the instalments, one at a time. A panel is loaded when it is first opened, and keeps what is
 * typed in it while another one is open.
 *
 * @param item the last figures: the tools that change a value stay usable while it has none
 */
export function Tools({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { keeps, draft, mayAdjustRate, showsFigures, tables } = useSharedSimulator();
  const [tool, setTool] = useState<Tool>('products');
  const [opened, setOpened] = useState<ReadonlySet<Tool>>(new Set(['products']));
  const isSet = draft.currentTax?.term === item.term && item.tableRateMonthly !== null;
  const hasTool: Partial<Record<Tool, boolean>> = {
    table: tables.length > 1,
    // a rate set by another user is shown and can be reset, also by users who may not set one
    rate: mayAdjustRate || isSet,
    // an offer has one plan, and without a dealer there is no comparison
    plans: keeps && !draft.offerId,
    fitting: keeps && !draft.offerId,
  };
  const shown = tools.filter((name) => hasTool[name] ?? true);
  const open = shown.includes(tool) ? tool : 'products';
  /** what explains figures is shown with them only */
  const ofFigures = (part: ReactNode) => (showsFigures ? part : <Text c="dimmed">{t('noFigures')}</Text>);
  const panels: Record<Tool, () => ReactNode> = {
    products: () => ofFigures(<ProductChoices item={item} />),
    details: () => ofFigures(<Details item={item} />),
    table: () => ofFigures(<TableChoice />),
    rate: () => ofFigures(<RatePanel />),
    goal: () => <InstalmentGoalPanel />,
    grid: () => <GridPanel />,
    plans: () => <PlansPanel />,
    scenarios: () => <Scenarios />,
    fitting: () => <FittingPanel />,
    competitor: () => ofFigures(<CompetitorComparison item={item} />),
  };
  return (
    <Tabs
      className="simulator-tabs"
      value={open}
      onChange={(next) => {
        setTool(next as Tool);
        setOpened((before) => new Set([...before, next as Tool]));
      }}
    >
      <Tabs.List aria-label={t('label')}>
        {shown.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {opened.has(name) || name === open ? (
            <Suspense fallback={<Skeleton height={160} radius="md" role="status" aria-label={t('loading')} />}>
              {panels[name]()}
            </Suspense>
          ) : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** What can be sold along with the financing: products of the table, goods with a typed price, insurance by insurers. */
function ProductChoices({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { goods, insured, protections } = useSharedSimulator();
  const lists = [item.products, item.missingProducts, goods, insured, protections];
  if (lists.every((list) => list.length === 0)) return <Text c="dimmed">{t('noProducts')}</Text>;
  return (
    <div className="simulator-product-panels">
      <Products item={item} />
      <InsurersPanel item={item} />
      <div>
        <GoodsPanel item={item} />
        <ProductsCost item={item} />
      </div>
    </div>
  );
}
