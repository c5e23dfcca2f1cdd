import { describe, expect, it } from 'vitest';
import { csvLine, rearm } from './csv-line.ts';

describe('a line of a CSV', () => {
  it('has semicolons between its cells and ends as Excel expects it', () => {
    expect(csvLine(['a', 'b c', '', 'ção'])).toBe('a;b c;;ção\r\n');
  });

  it('quotes cells with special characters, and doubles quotation marks', () => {
    expect(csvLine(['a;b', 'say "x"', 'two\nlines', 'two\r\nlines', 'a,b'])).toBe(
      '"a;b";"say ""x""";"two\nlines";"two\r\nlines";a,b\r\n',
    );
  });

  it.each(['=1+1', '+55', '-1', '@sum', '\tx'])('neutralizes %j, which a spreadsheet would execute', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
    expect(rearm(`'${text}`)).toBe(text);
  });

  it('neutralizes and quotes at once', () => {
    expect(csvLine(['=HYPERLINK("http://x";"y")', '\rx'])).toBe(`"'=HYPERLINK(""http://x"";""y"")";"'\rx"\r\n`);
  });

  it('leaves numbers unchanged, negative ones too, and signs inside a text', () => {
    expect(csvLine([-5, 1.5, 'a=b', '5-6'])).toBe('-5;1.5;a=b;5-6\r\n');
  });
});
