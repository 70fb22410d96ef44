import createPurifier, { type Config } from 'dompurify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { hostileMarkup } from '../../testing/hostile-markup.ts';
import { touchAll, watchHostile } from '../../testing/hostile-watch.ts';
import { ServerText } from '../ServerText/ServerText.tsx';
import { ServerHtml } from './ServerHtml.tsx';

const PAYLOADS = hostileMarkup(2_000);
const A_PAGE = 250;

/** AD-029: what may stand in the page, said here once more so that the sanitiser does not judge itself. */
const elements =
  /^(?:p|br|b|strong|i|em|u|ul|ol|li|span|div|hr|a|img|h[1-6]|table|thead|tbody|tfoot|tr|th|td|caption|colgroup|col)$/;
const attributes = /^(?:href|src|alt|colspan|rowspan|scope|aria-level|rel|target)$/;
const address = { href: /^https:\/\//i, src: /^data:image\/(?:png|jpeg);base64,/i } as const;

function strangersIn(place: ParentNode): readonly string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => [
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' && elements.test(element.localName)
      ? []
      : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.test(name)) return [`${element.localName}[${name}]`];
      const isKnown = name !== 'href' && name !== 'src' ? true : address[name].test(value);
      return isKnown ? [] : [`${name}=${value}`];
    }),
  ]);
}

type Shown = (payload: string) => React.ReactNode;
const cleanedBy = (clean: (html: string) => string): Shown =>
  function Cleaned(payload) {
    return <div dangerouslySetInnerHTML={{ __html: clean(payload) }} />;
  };

/** What these payloads do to a page that shows each in a place of its own. */
async function damageOf(payloads: readonly string[], show: Shown, isHtml: boolean): Promise<readonly string[]> {
  const damage = new Set<string>();
  const watch = watchHostile();
  onTestFinished(watch.stop);
  for (let from = 0; from < payloads.length; from += A_PAGE) {
    let presses = 0;
    const { container, unmount } = await render(
      <>
        <button style={{ position: 'fixed', top: 0 }} onClick={() => (presses += 1)}>
          Go on
        </button>
        <div data-shown>
          {payloads.slice(from, from + A_PAGE).map((payload, place) => (
            <section key={place}>{show(payload)}</section>
          ))}
        </div>
      </>,
    );
    await expect.poll(() => container.querySelector('[aria-busy]'), { interval: 5 }).toBeNull();
    const shown = container.querySelector('[data-shown]') as HTMLElement;
    for (const section of shown.children) {
      const own = isHtml ? section.firstElementChild : section;
      for (const stranger of isHtml && own ? strangersIn(own) : []) damage.add(stranger);
    }
    touchAll(shown);
    const button = container.querySelector('button') as HTMLElement;
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    (hit as HTMLElement | null)?.click();
    if (presses !== 1) damage.add('the page is not usable');
    if (typeof document.getElementById !== 'function' || document.body.localName !== 'body') damage.add('clobbered');
    await unmount();
  }
  // What was asked for is told a moment after it was.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  return [...damage, ...watch.done()];
}

describe('two thousand payloads of hostile markup', { timeout: 60_000 }, () => {
  test('do nothing as HTML of the provider', async () => {
    expect(await damageOf(PAYLOADS, (payload) => <ServerHtml html={payload} />, true)).toEqual([]);
  });

  test('do nothing while there is no sanitiser, or when it does not come', async () => {
    const missing = () => Promise.reject(new TypeError('offline'));
    const show: Shown = (payload) => <ServerHtml html={payload} load={missing} />;
    expect(await damageOf(PAYLOADS, show, true)).toEqual([]);
  });

  test('are words as a text of the provider', async () => {
    expect(await damageOf(PAYLOADS, (payload) => <ServerText text={payload} />, false)).toEqual([]);
    const { container } = await render(PAYLOADS.map((payload, place) => <p key={place}>{payload.slice(0, 1_999)}</p>));
    expect(container.querySelectorAll(':not(p)')).toHaveLength(0);
  });
});

describe('a sanitiser with one fault is found out', { timeout: 60_000 }, () => {
  const purifier = createPurifier(window);
  const strict: Config = { ALLOWED_TAGS: ['p', 'b', 'a', 'img', 'div'], ALLOWED_ATTR: ['href', 'src', 'alt'] };
  const withHook = createPurifier(window);
  withHook.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'IMG') element.remove();
  });
  test.each<readonly [string, RegExp, Config, typeof purifier]>([
    ['handlers stay', /^a script ran$/, { ...strict, ADD_ATTR: ['onclick', 'onerror', 'onload'] }, purifier],
    ['pictures of other origins', /^another origin was asked$/, strict, purifier],
    ['names and ids stay', /\[(?:id|name)\]$/, { ...strict, ADD_ATTR: ['id', 'name'] }, withHook],
    ['styles stay', /the page is not usable|\[style\]/, { ...strict, ADD_ATTR: ['style'] }, withHook],
    ['addresses of any kind', /^href=javascript/i, { ...strict, ALLOWED_URI_REGEXP: /.*/ }, withHook],
    ['forms stay', /^<form>$/, { ...strict, ADD_TAGS: ['form', 'button', 'input'], ADD_ATTR: ['action'] }, withHook],
    ['drawings stay', /^<svg>$/, { ...strict, ADD_TAGS: ['svg', 'style', 'a'] }, withHook],
  ])('%s', async (_, found, config, mutant) => {
    const damage = await damageOf(
      PAYLOADS.slice(0, 500),
      cleanedBy((html) => mutant.sanitize(html, { ...config, ALLOW_DATA_ATTR: false })),
      true,
    );
    expect(damage.some((one) => found.test(one))).toBe(true);
  });
});
