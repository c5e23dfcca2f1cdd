/** Content that an e-mail must not contain is removed from a template, however it is hidden, and reported. */
import { emailTemplateOf } from '@estrada/domain/parameters/index';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from './render-template.ts';
import { sanitiseTemplate } from './sanitise-template.ts';

const kind = emailTemplateOf('lead-forwarded');
const sanitise = (html: string) => sanitiseTemplate(html, kind);
const said = (html: string) => sanitise(html).removed.map(({ kind: of, name, count }) => `${of} ${name} ${count}`);

describe('allowed content', () => {
  it.each([
    '<table width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tbody><tr><td bgcolor="#fff" style="padding:8px 0;color:rgb(1, 2, 3)">Olá</td></tr></tbody></table>',
    '<img alt="Logo" width="120" src="https://cdn.example.com/a.png" />',
    '<img alt="" src="cid:logo" />',
    '<h1 style="font-family:Arial, sans-serif;font-size:20px">{{dealerName}}</h1>',
    '<p title="{{clientFirstName}}">1 &lt; 2 &amp; ~ ção</p>',
  ])('is unchanged: %s', (html) => {
    expect(sanitise(html)).toEqual({ html, removed: [] });
  });

  it('loses the frame, which the product adds, and keeps the page colours', () => {
    const page =
      '<!DOCTYPE html><html lang="pt"><head></head><body bgcolor="#eee" style="margin:0"><p>Olá</p></body></html>';
    expect(sanitise(page)).toEqual({
      html: '<div style="background-color:#eee;margin:0"><p>Olá</p></div>',
      removed: [],
    });
  });

  it.each(['https://example.com/a?b=1', 'mailto:a@example.com', '{{leadAddress}}', '{{ leadAddress }}'])(
    'includes links to %s, which send no referrer',
    (href) => {
      const { html, removed } = sanitise(`<a href="${href}" target="_top" rel="opener">x</a>`);
      expect([html, removed]).toEqual([`<a href="${href}" rel="noopener noreferrer" target="_blank">x</a>`, []]);
    },
  );
});

describe('hostile content', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', ['element script 1']],
    ['a script in a script', '<scr<script>ipt>alert(1)</script>', ['element scr<script 1']],
    ['a script that is not closed', '<script>alert(1)', ['element script 1']],
    [
      'an event handler',
      '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>x</p>',
      ['attribute onclick 1', 'attribute onmouseover 1'],
    ],
    [
      'a picture that runs when it fails',
      '<img src=x onerror=alert(1)>',
      ['element img 1', 'attribute src 1', 'attribute onerror 1'],
    ],
    ['a handler of the page', '<body onload="alert(1)">x</body>', ['attribute onload 1']],
    ['a link that runs', '<a href="javascript:alert(1)">x</a>', ['attribute href 1']],
    ['a link that runs, in disguise', '<a href=" java&#10;script&colon;alert(1)">x</a>', ['attribute href 1']],
    ['a link of data', '<a href="data:text/html,<script>alert(1)</script>">x</a>', ['attribute href 1']],
    ['a link that is not encrypted', '<a href="http://example.com">x</a>', ['attribute href 1']],
    ['a link into this portal', '<a href="/users">x</a>', ['attribute href 1']],
    ['a link to whatever a client is called', '<a href="{{clientFirstName}}">x</a>', ['attribute href 1']],
    [
      'a link that tells who clicks',
      '<a href="https://example.com/?n={{clientFirstName}}">x</a>',
      ['attribute href 1'],
    ],
    ['a picture of data', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ['element img 1', 'attribute src 1']],
    ['a picture without its protocol', '<img src="//example.com/a.png">', ['element img 1', 'attribute src 1']],
    [
      'a picture that tells who reads',
      '<img src="https://example.com/{{clientFirstName}}.png">',
      ['element img 1', 'attribute src 1'],
    ],
    [
      'pictures by width',
      '<img src="https://a.example/b.png" srcset="http://a.example/c.png 2x">',
      ['attribute srcset 1'],
    ],
    [
      'a drawing',
      '<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>',
      ['element svg 1', 'element script 1', 'element a 1', 'attribute href 1'],
    ],
    [
      'mathematics',
      '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
      ['element math 1', 'element mtext 1', 'element img 1', 'attribute src 1', 'attribute onerror 1'],
    ],
    ['a style sheet', '<style>@import url(https://example.com/a.css); p{color:red}</style>', ['element style 1']],
    ['a linked style sheet', '<link rel="stylesheet" href="https://example.com/a.css">', ['element link 1']],
    [
      'a style that loads',
      '<p style="color:red;background-color:url(https://example.com/a)">x</p>',
      ['style background-color 1'],
    ],
    ['a style that loads, in disguise', '<p style="color:u\\72l(https://example.com/a)">x</p>', ['style color 1']],
    [
      'a style that loads by another name',
      '<p style="list-style-type:image-set(&quot;a.png&quot; 1x)">x</p>',
      ['style list-style-type 1'],
    ],
    ['a style that runs', '<p style="width:expression(alert(1))">x</p>', ['style width 1']],
    [
      'a style that covers the page',
      '<p style="position:fixed;z-index:9">x</p>',
      ['style position 1', 'style z-index 1'],
    ],
    ['a style that is none', '<p style="}</style><script>alert(1)</script>">x</p>', []],
    [
      'a form',
      '<form action="https://example.com"><input name="a"><button>b</button></form>',
      ['element form 1', 'element input 1', 'element button 1'],
    ],
    ['a page in the page', '<iframe src="https://example.com"><p>x</p></iframe>', ['element iframe 1']],
    ['an object', '<object data="a.swf"><embed src="a.swf"></object>', ['element object 1', 'element embed 1']],
    [
      'a page that goes elsewhere',
      '<meta http-equiv="refresh" content="0;url=https://example.com">',
      ['element meta 1'],
    ],
    ['another base', '<base href="https://example.com">', ['element base 1']],
    ['a comment that some programs read', '<!--[if mso]><script>alert(1)</script><![endif]-->', ['comment <!-- --> 1']],
    ['broken markup', '<p title="><img src=x onerror=alert(1)>">x<b', []],
    [
      'what no browser shows as text',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      undefined,
    ],
    ['a text area that ends early', '<textarea></textarea><img src=x onerror=alert(1)>', undefined],
  ])('is taken out: %s', (_name, html, removed) => {
    const left = sanitise(html);
    // escaped content is text
    expect(left.html.replace(/&lt;.*?&gt;/g, '')).not.toMatch(
      /<(?!\/?(p|a|div|b)\b|img src="https:)|javascript|data:|http:|url|expression|position|import|\son\w+=|srcset/i,
    );
    if (removed) expect(said(html)).toEqual(removed);
    else expect(left.removed).not.toEqual([]);
    // removing creates nothing new to remove
    expect(sanitise(left.html)).toEqual({ html: left.html, removed: [] });
  });

  it('keeps the text of disallowed elements, and counts each removal', () => {
    expect(sanitise('<section>a</section><section>b</section>')).toEqual({
      html: 'ab',
      removed: [{ kind: 'element', name: 'section', count: 2 }],
    });
  });
});

describe('the plain-text part', () => {
  it('has a line for every block and the address behind each link', () => {
    const html =
      '<h1>Olá,  Ana</h1><p>1 &lt; 2 &amp;\n 3</p><table><tr><td>A</td><td>B</td></tr></table><a href="https://example.com/a" rel="x">Abrir</a><br><a href="https://b.example">https://b.example</a><img src="cid:a" alt="Fim" />';
    expect(textOfHtml(html)).toBe('Olá, Ana\n1 < 2 & 3\nA B\n\nAbrir (https://example.com/a)\nhttps://b.exampleFim');
  });
});
