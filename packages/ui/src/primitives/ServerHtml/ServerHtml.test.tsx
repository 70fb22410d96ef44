import { i18n } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { sanitise } from './sanitise.ts';
import { ServerHtml } from './ServerHtml.tsx';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

test('preserves text, lists, tables, https links and data pictures', () => {
  expect(
    sanitise(
      `<h3>Order</h3><p>A <b>b</b> <i>c</i><br></p><ul><li>d</li></ul><table><tbody><tr><td colspan="2">e</td></tr></tbody></table><img src="${PIXEL}">`,
    ),
  ).toBe(
    `<h3 aria-level="2">Order</h3><p>A <b>b</b> <i>c</i><br></p><ul><li>d</li></ul><table><tbody><tr><td colspan="2">e</td></tr></tbody></table><img src="${PIXEL}" alt="">`,
  );
  expect(sanitise('<a href="https://example.in/x">x</a>')).toBe(
    '<a href="https://example.in/x" rel="noopener noreferrer" target="_blank">x</a>',
  );
});

test('headings are numbered below the heading of the page, without gaps', () => {
  expect(sanitise('<h2>a</h2><h5>b</h5><h2>c</h2>')).toBe(
    '<h2 aria-level="2">a</h2><h5 aria-level="3">b</h5><h2 aria-level="2">c</h2>',
  );
});

test('removes everything that runs, loads, submits or restyles', () => {
  const hostile: Record<string, string> = {
    '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>': '<p>a</p>',
    '<script>alert(1)</script>b': 'b',
    '<style>body{display:none}</style>c': 'c',
    '<iframe src="https://example.in"></iframe>d': 'd',
    '<form action="https://example.in"><input name="pin">e</form>': 'e',
    '<img src="https://example.in/track.png">f': 'f',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">g': 'g',
    '<img src=x onerror=alert(1)>h': 'h',
    '<a href="javascript:alert(1)">i</a>': '<a>i</a>',
    '<a href="http://example.in">j</a>': '<a>j</a>',
    '<a href="/orderList">k</a>': '<a>k</a>',
    '<svg><script>alert(1)</script></svg>l': 'l',
    '<math><mtext></mtext></math>m': 'm',
    '<table src="x" href="https://example.in"></table>o': '<table></table>o',
    '<span data-x="1" aria-label="y">n</span>': '<span>n</span>',
  };
  expect(Object.keys(hostile).map(sanitise)).toEqual(Object.values(hostile));
});

test('shows the sanitised HTML and updates it', async () => {
  const { rerender } = await render(<ServerHtml html="<p>First<script>alert(1)</script></p>" />);
  await expect.element(page.getByText('First')).toBeVisible();
  await rerender(<ServerHtml html="<p>Second</p>" />);
  await expect.element(page.getByText('Second')).toBeVisible();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
});

const renderedHtml = (container: Element) => container.firstElementChild?.innerHTML;
const failOnLoad = () => expect.unreachable('the sanitiser is not needed');

test.each([
  'Placed on 16/11/2026 &amp; paid',
  '<b>1</b>',
  '<p>3 of 12 <b>instalments</b> processed</p><p>Next on 5 Dec 2026</p>',
  '<ul><li>a<br>b</li><li><i>c</i></li></ul>',
])('renders plain HTML at once, equal to the sanitiser, without fetching it: %s', async (html) => {
  const { container } = await render(<ServerHtml html={html} load={failOnLoad} />);
  expect(renderedHtml(container)).toBe(sanitise(html));
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

const richHtml = `<h3 id="a">Paid</h3><table><tbody><tr><th>Units</th><td>10</td></tr></tbody></table>
  <p onclick="x()">See <a href="https://example.in/">terms</a></p><img src=x><svg><text>no</text></svg><style>p {}</style>`;

test('shows only the text until the sanitiser is loaded: no attribute, no link, no removed content', async () => {
  let come: (code: typeof sanitise) => void = failOnLoad;
  const load = () => new Promise<typeof sanitise>((resolve) => (come = resolve));
  const { container } = await render(<ServerHtml html={richHtml} load={load} />);
  expect(container.innerText.trim().split(/\s+/)).toEqual(['Paid', 'Units', '10', 'See', 'terms']);
  expect(container.querySelector(':is(h3, table, a, img, svg, style), [id], [onclick]')).toBeNull();
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  come(sanitise);
  await expect.element(page.getByRole('link', { name: 'terms' })).toBeVisible();
  expect(renderedHtml(container)).toBe(sanitise(richHtml));
});

test('a form with clobbered properties hides only itself', async () => {
  const html = ['childNodes', 'attributes', 'localName', 'nodeType'].map(
    (name) => `<form>x<input name=${name}></form>`,
  );
  const { container } = await render(
    <ServerHtml html={`a${html.join('')}b`} load={() => new Promise(() => undefined)} />,
  );
  expect(renderedHtml(container)).toBe('ab');
});

test('shows a failed fetch with the text, and renders everything after a retry', async () => {
  let requestCount = 0;
  const load = () => {
    requestCount += 1;
    return requestCount === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(sanitise);
  };
  await render(<ServerHtml html={'<p>See <a href="https://example.in/">terms</a></p>'} load={load} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(i18n._('common.notice.unreachable'));
  await expect.element(page.getByText('See terms')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await page.getByRole('button', { name: i18n._('common.retry') }).click();
  await expect.element(page.getByRole('link', { name: 'terms' })).toBeVisible();
});
