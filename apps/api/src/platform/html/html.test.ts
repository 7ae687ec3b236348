import { expect, test } from 'vitest';
import { Html, html } from './html.ts';

test('texts are escaped, in markup, attributes and lists; markup stays', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const item = html`<li title="${hostile}">${hostile}</li>`;
  const { text } = html`<ul>
    ${[item, null, 'a < b']}${0}
  </ul>`;
  expect(text).not.toContain('<script');
  expect(text.split('&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;')).toHaveLength(3);
  expect(text).toMatch(/^<ul>\s*<li title="[^"]*">[^<>]*<\/li>a &#60; b0\s*<\/ul>$/);
});

test('only what says so is markup', () => {
  expect(html`${new Html('<b>')}${'<b>'}`.text).toBe('<b>&#60;b&#62;');
});
