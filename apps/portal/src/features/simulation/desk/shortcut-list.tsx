import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Kbd, Modal, Switch, Text } from '@mantine/core';
import { strings } from '../strings.ts';

/** The keyboard shortcuts, and the switch that turns them off. */
export function ShortcutList({
  isOn,
  onChange,
  onClose,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const rows: [keys: readonly string[], words: string][] = [
    [['1', '5'], t('keys.step')],
    [['←', '→'], t('keys.terms')],
    [['[', ']'], t('keys.plans')],
    [['F'], t('keys.pin')],
    [['P'], t('keys.present')],
    [['?'], t('keys.help')],
  ];
  return (
    <Modal opened onClose={onClose} title={t('keys')} closeButtonProps={{ 'aria-label': t('close') }}>
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
      <Switch
        mt="md"
        label={t('keys.use')}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Modal>
  );
}
