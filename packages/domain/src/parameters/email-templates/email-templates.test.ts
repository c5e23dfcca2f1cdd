import { describe, expect, it } from 'vitest';
import { emailTemplateNames, emailTemplateOf, fillTemplate, sampleValues, templateProblems } from './index.ts';

describe.each(emailTemplateNames)('%s', (name) => {
  const kind = emailTemplateOf(name);

  it('has a default text that is valid as a template', () => {
    expect(templateProblems(kind.text, kind)).toEqual([]);
  });

  it('uses only known placeholders in its subject', () => {
    const unknown = templateProblems(kind.subject, kind).filter(({ key }) => key !== 'template.missing');
    expect(unknown).toEqual([]);
  });

  it('has a sample value for every placeholder, so that the filled sample contains no braces', () => {
    expect(Object.values(sampleValues(kind)).every((sample) => sample.length > 2)).toBe(true);
    expect(fillTemplate(kind.text, sampleValues(kind), 'text')).not.toMatch(/[{}]|undefined/);
  });
});

describe('templateProblems', () => {
  const kind = emailTemplateOf('lead-forwarded');
  const problemsOf = (text: string) =>
    templateProblems(`${text}\n{{leadAddress}}`, kind).map(({ key, params }) => [key, params!.line, params!.name]);

  it.each([
    ['{{ clientFirstName }} {{dealerName}}', []],
    ['a { color: red } of one brace', []],
    ['\n\n{{clientName}}', [['template.unknown', 3, 'clientName']]],
    [
      '{{clientName}} {{clientName}}\n{{clientName}}',
      [
        ['template.unknown', 1, 'clientName'],
        ['template.unknown', 2, 'clientName'],
      ],
    ],
    ['{{toString}}', [['template.unknown', 1, 'toString']]],
    ['\n{{dealerName', [['template.malformed', 2, '{{']]],
    ['dealerName}}', [['template.malformed', 1, '}}']]],
    ['{{first name}}', [['template.malformed', 1, '}}']]],
    ['{{{dealerName}}}', [['template.malformed', 1, '}}}']]],
    ['{{}}', [['template.malformed', 1, '}}']]],
  ])('reports for %j: %j', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it('names required placeholders that are missing', () => {
    expect(templateProblems('Olá', kind)).toEqual([
      { path: 'file', key: 'template.missing', params: { name: 'leadAddress' } },
    ]);
  });

  it('reports at most fifty problems', () => {
    expect(problemsOf('{{x}}\n'.repeat(500))).toHaveLength(50 + 1);
  });
});

describe('fillTemplate', () => {
  it('escapes values in HTML output only', () => {
    const values = { name: `<b onclick="x">'&` };
    expect(fillTemplate('<i title="{{ name }}">', values, 'html')).toBe(
      '<i title="&#60;b onclick=&#34;x&#34;&#62;&#39;&#38;">',
    );
    expect(fillTemplate('{{name}}', values, 'text')).toBe(values.name);
  });

  it('renders nothing for a missing value, and never expands a placeholder within a value', () => {
    expect(fillTemplate('[{{gone}}][{{a}}][{{constructor}}]', { a: '{{b}}', b: 'x' }, 'text')).toBe('[][{{b}}][]');
  });
});
