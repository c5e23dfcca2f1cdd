import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { changePlan } from '../model/change-plan.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import type { Simulator } from '../use-simulator.ts';

const ShortcutList = lazy(() => import('./shortcut-list.tsx').then((file) => ({ default: file.ShortcutList })));

/** Elements that use the arrow keys while focused: the bars of the chart, tabs and menus. */
const usesArrowKeys = '[role="slider"], [role="tab"], [role="radio"], [role="option"], [role="menuitem"]';

/**
 * The keyboard shortcuts of the simulator. They are inactive while text is typed or a dialog is open, and users of
 * screen readers or voice control can disable them (WCAG 2.1.4).
 */
function useShortcuts(
  simulator: Simulator,
  { pin, present, showHelp }: Record<'pin' | 'present' | 'showHelp', () => void>,
) {
  const [isOn, setOn] = useLocalStorage({ key: 'estrada.simulator-keys', defaultValue: true });
  const { steps, quote, item, draft, parameters, update } = simulator;

  const unlessBusy = (act: () => void) => () => {
    if (isOn && !document.querySelector('[role="dialog"]')) act();
  };
  const moveTerm = (by: 1 | -1) => () => {
    if (document.activeElement?.closest(usesArrowKeys)) return;
    const items = quote.result?.simulationItems ?? [];
    const next = items[items.findIndex(({ term }) => term === item?.term) + by];
    if (next) update({ selectedTerm: next.term });
  };
  const movePlan = (by: 1 | -1) => () => {
    const plans = parameters.financeStructures;
    const next = plans[plans.findIndex(({ id }) => id === draft.financeTypeId) + by];
    if (next) update((now) => changePlan(now, next.id));
  };

  useHotkeys([
    ...steps.steps.map((step, index): [string, () => void] => [
      String(index + 1),
      unlessBusy(() => steps.isReachable(step) && steps.goTo(step)),
    ]),
    ['ArrowLeft', unlessBusy(moveTerm(-1))],
    ['ArrowRight', unlessBusy(moveTerm(1))],
    ['[', unlessBusy(movePlan(-1))],
    [']', unlessBusy(movePlan(1))],
    ['F', unlessBusy(pin)],
    ['P', unlessBusy(present)],
    ['shift+?', unlessBusy(showHelp)],
    ['?', unlessBusy(showHelp)],
  ]);
  return { isOn, setOn };
}

/** The list of keyboard shortcuts, opened by `?` or by its button. */
export function Shortcuts() {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const [isOpen, setOpen] = useState(false);
  const { isOn, setOn } = useShortcuts(simulator, { pin, present, showHelp: () => setOpen(true) });

  function pin(): void {
    if (simulator.scenario) simulator.scenarios.add(simulator.scenario);
  }

  function present(): void {
    if (simulator.mayPresent) simulator.presentation.open();
  }

  return (
    <>
      <Button className="simulator-keys" variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t('keys.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShortcutList isOn={isOn} onChange={setOn} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
