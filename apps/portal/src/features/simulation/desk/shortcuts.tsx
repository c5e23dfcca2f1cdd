import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Kbd, Modal, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The keys of the simulator, and what they do: opened by `?` or by its button. */
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

  const rows: [keys: readonly string[], words: string][] = [
    [['1', '5'], t('keys.step')],
    [['←', '→'], t('keys.terms')],
    [['[', ']'], t('keys.plans')],
    [['F'], t('keys.pin')],
    [['P'], t('keys.present')],
    [['?'], t('keys.help')],
  ];
  return (
    <>
      <Button className="simulator-keys" variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t('keys.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('keys')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Text size="sm" mb="md">
          {t('keys.text')}
        </Text>
        <dl className="simulator-lines">
          {rows.map(([keys, words]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>
                {keys.map((key) => (
                  <Kbd key={key} ms={4}>
                    {key}
                  </Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch mt="md" label={t('keys.use')} checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      </Modal>
    </>
  );
}
