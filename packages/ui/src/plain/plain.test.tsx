// @vitest-environment jsdom
/** The components of the pages of clients against the library's: what a browser gets is the same. */
import * as library from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stylingNames } from '../styling-names.ts';
import { cssVariablesResolver, stylings } from '../theme.ts';
import * as plain from './index.ts';
import { PlainProvider } from './plain.tsx';

type Kit = typeof plain;
const noop = () => undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: noop, removeEventListener: noop }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Each use of a component on a page of clients, by what it shows. */
const uses: Record<string, (kit: Kit) => React.ReactNode> = {
  'a button': ({ Button }) => <Button className="own">Enviar</Button>,
  'a second button': ({ Button }) => <Button variant="default">Voltar</Button>,
  'a small button without a border': ({ Button }) => (
    <Button variant="subtle" size="compact-md">
      Trocar
    </Button>
  ),
  'a light button': ({ Button }) => (
    <Button variant="light" leftSection={<i />} rightSection={<b />}>
      Anexar
    </Button>
  ),
  'a dangerous button': ({ Button }) => (
    <Button color="red" fullWidth>
      Desistir
    </Button>
  ),
  'a button with a border alone': ({ Button }) => (
    <Button variant="outline" color="red" fullWidth>
      Desistir
    </Button>
  ),
  'a button with a border in the main colour': ({ Button }) => <Button variant="outline">Incluir</Button>,
  'a button that is disabled': ({ Button }) => (
    <Button disabled type="submit" size="lg">
      Enviar
    </Button>
  ),
  'a button that is busy': ({ Button }) => (
    <Button loading variant="default">
      Enviar
    </Button>
  ),
  'a link that looks like a button': ({ Button }) => (
    <Button component="a" href="/glossario" target="_blank">
      Abrir
    </Button>
  ),
  'a field': ({ TextInput }) => <TextInput label="Nome" autoComplete="name" className="own" />,
  'a field with everything': ({ TextInput }) => (
    <TextInput
      label="Nome"
      required
      description="Como no documento"
      error="Informe o nome"
      leftSection={<i />}
      maw={420}
    />
  ),
  'a field that is marked without a text': ({ TextInput }) => <TextInput aria-label="Nome" error disabled />,
  'a field with a look of its own': ({ TextInput }) => (
    <TextInput label="Entrada" styles={{ input: { textAlign: 'right' } }} />
  ),
  'a list of the browser': ({ InputBase }) => (
    <InputBase component="select" pointer label="Marca" rightSection={<i />} rightSectionPointerEvents="none">
      <option>Todas</option>
    </InputBase>
  ),
  'a checkbox': ({ Checkbox }) => <Checkbox label="Concordo" checked onChange={noop} />,
  'a checkbox with everything': ({ Checkbox }) => (
    <Checkbox label="Concordo" description="Versão 1" error="Marque para enviar" disabled />
  ),
  'one of several choices': ({ Radio }) => (
    <Radio.Group label="Tipo" required value="PF" error="Escolha" description="De quem é a proposta" onChange={noop}>
      <Radio value="PF" label="Pessoa física" />
      <Radio value="PJ" label="Pessoa jurídica" disabled />
    </Radio.Group>
  ),
  'a turning circle': ({ Loader }) => <Loader size="xs" aria-hidden="true" />,
  'a skeleton': ({ Skeleton }) => <Skeleton height={180} radius="lg" role="status" />,
  'a row': ({ Group }) => (
    <Group component="header" justify="space-between" align="flex-end" gap="md" my={6} mb="lg" className="own">
      x
    </Group>
  ),
  'a column': ({ Stack }) => (
    <Stack className="own" align="center" gap="xs" role="alert">
      x
    </Stack>
  ),
  'a text': ({ Text }) => <Text>x</Text>,
  'a text of its own': ({ Text }) => (
    <Text
      size="xs"
      c="dimmed"
      ff="monospace"
      ta="center"
      fw={600}
      mt={8}
      mb={4}
      maw="46ch"
      style={{ whiteSpace: 'pre-line' }}
    >
      x
    </Text>
  ),
  'a heading': ({ Title }) => (
    <Title order={2} size="h3" ta="center">
      x
    </Title>
  ),
  'the heading of a page': ({ Title }) => (
    <Title order={1} tabIndex={-1} className="own">
      x
    </Title>
  ),
  'a button that looks like a link': ({ Anchor }) => (
    <Anchor component="button" type="button" fz="inherit">
      x
    </Anchor>
  ),
};

/** The library fades the spinner of a button in; on pages of clients it is there at once. */
const isNotOfTransition = (declaration: string) =>
  !/^(transition|backface-visibility|transform-origin|opacity: 1$)/.test(declaration);

/** The markup, with identifiers in the order of their appearance and class names in alphabetical order. */
function markup(rendered: HTMLElement): string {
  const container = rendered.cloneNode(true) as HTMLElement;
  for (const style of container.querySelectorAll('style')) style.remove();
  const ids = new Map<string, string>();
  for (const element of container.querySelectorAll('*')) {
    const rename = (name: string) => {
      if (!ids.has(name)) ids.set(name, `id${ids.size}`);
      return ids.get(name)!;
    };
    const known = (text: string) =>
      text
        .split(/\s+/)
        .filter(Boolean)
        .map((id) => id.replace(/^(mantine-[a-z0-9]+|_r_\w+_)/, rename))
        .toSorted()
        .join(' ');
    for (const name of ['id', 'for', 'aria-describedby', 'aria-labelledby']) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, known(value));
    }
    const names = [...new Set(element.classList)].toSorted().join(' ');
    if (names) element.setAttribute('class', names);
    element.removeAttribute('xmlns');
    // of a group: any name that no other group has
    if (element.getAttribute('type') === 'radio') element.removeAttribute('name');
    const style = element.getAttribute('style');
    if (style)
      element.setAttribute(
        'style',
        style.replace(/;$/, '').split('; ').filter(isNotOfTransition).toSorted().join('; '),
      );
    const attributes = [...element.attributes].toSorted((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return container.innerHTML.replaceAll('><', '>\n<');
}

describe.each(stylingNames)('in the styling %s', (styling) => {
  it.each(Object.entries(uses))('%s is what the library would draw', (_name, use) => {
    const { container: own } = render(<PlainProvider styling={styling}>{use(plain)}</PlainProvider>);
    const { container: its } = render(
      <library.MantineProvider theme={stylings[styling]} cssVariablesResolver={cssVariablesResolver}>
        {use(library as unknown as Kit)}
      </library.MantineProvider>,
    );
    expect(markup(own)).toBe(markup(its));
  });
});
