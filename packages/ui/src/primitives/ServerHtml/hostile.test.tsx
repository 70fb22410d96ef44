import createPurifier, { type Config } from 'dompurify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from '../../testing/render.tsx';
import { createHostilePayloads } from '../../testing/hostile-markup.ts';
import { triggerHandlers, watchHostileEffects } from '../../testing/hostile-watch.ts';
import { ServerText } from '../ServerText/ServerText.tsx';
import { ServerHtml } from './ServerHtml.tsx';

const PAYLOADS = createHostilePayloads(2_000);
const PAYLOADS_PER_PAGE = 250;

/** Allowed markup (AD-029), repeated here so that the sanitiser is not tested against itself. */
const elements =
  /^(?:p|br|b|strong|i|em|u|ul|ol|li|span|div|hr|a|img|h[1-6]|table|thead|tbody|tfoot|tr|th|td|caption|colgroup|col)$/;
const attributes = /^(?:href|src|alt|colspan|rowspan|scope|aria-level|rel|target)$/;
const address = { href: /^https:\/\//i, src: /^data:image\/(?:png|jpeg);base64,/i } as const;

function forbiddenMarkupIn(place: ParentNode): readonly string[] {
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

type PayloadRenderer = (payload: string) => React.ReactNode;
const createPayloadRenderer = (clean: (html: string) => string): PayloadRenderer =>
  function Cleaned(payload) {
    return <div dangerouslySetInnerHTML={{ __html: clean(payload) }} />;
  };

/** Shows each payload in a section of its own, and returns a reader of their effects so far. */
async function showPayloads(
  payloads: readonly string[],
  show: PayloadRenderer,
  isHtml: boolean,
): Promise<() => readonly string[]> {
  const damage = new Set<string>();
  const watch = watchHostileEffects();
  onTestFinished(watch.stop);
  for (let from = 0; from < payloads.length; from += PAYLOADS_PER_PAGE) {
    let presses = 0;
    const { container, unmount } = await render(
      <>
        <button style={{ position: 'fixed', top: 0 }} onClick={() => (presses += 1)}>
          Go on
        </button>
        <div data-shown>
          {payloads.slice(from, from + PAYLOADS_PER_PAGE).map((payload, place) => (
            <section key={place}>{show(payload)}</section>
          ))}
        </div>
      </>,
    );
    await expect.poll(() => container.querySelector('[aria-busy]'), { interval: 5 }).toBeNull();
    const shown = container.querySelector('[data-shown]') as HTMLElement;
    for (const section of shown.children) {
      const own = isHtml ? section.firstElementChild : section;
      for (const stranger of isHtml && own ? forbiddenMarkupIn(own) : []) damage.add(stranger);
    }
    triggerHandlers(shown);
    const button = container.querySelector('button') as HTMLElement;
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    (hit as HTMLElement | null)?.click();
    if (presses !== 1) damage.add('the page is not usable');
    if (typeof document.getElementById !== 'function' || document.body.localName !== 'body') damage.add('clobbered');
    await unmount();
  }
  // Resource entries are reported shortly after the request.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  return () => [...damage, ...watch.done()];
}

async function damageOf(...payloads: Parameters<typeof showPayloads>): Promise<readonly string[]> {
  const readDamage = await showPayloads(...payloads);
  return readDamage();
}

describe('two thousand payloads of hostile markup', () => {
  test('have no effect as HTML of the provider', async () => {
    expect(await damageOf(PAYLOADS, (payload) => <ServerHtml html={payload} />, true)).toEqual([]);
  });

  test('have no effect while the sanitiser is missing', async () => {
    const failingLoad = () => Promise.reject(new TypeError('offline'));
    const renderPayload: PayloadRenderer = (payload) => <ServerHtml html={payload} load={failingLoad} />;
    expect(await damageOf(PAYLOADS, renderPayload, true)).toEqual([]);
  });

  test('are plain text as a text of the provider', async () => {
    expect(await damageOf(PAYLOADS, (payload) => <ServerText text={payload} />, false)).toEqual([]);
    const { container } = await render(PAYLOADS.map((payload, place) => <p key={place}>{payload.slice(0, 1_999)}</p>));
    expect(container.querySelectorAll(':not(p)')).toHaveLength(0);
  });
});

describe('a sanitiser with one fault is detected', () => {
  const purifier = createPurifier(window);
  const strict: Config = { ALLOWED_TAGS: ['p', 'b', 'a', 'img', 'div'], ALLOWED_ATTR: ['href', 'src', 'alt'] };
  const withHook = createPurifier(window);
  withHook.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'IMG') element.remove();
  });
  test.each<readonly [string, RegExp, Config, typeof purifier]>([
    ['handlers are not removed', /^a script ran$/, { ...strict, ADD_ATTR: ['onclick', 'onerror', 'onload'] }, purifier],
    ['pictures of other origins are not removed', /^another origin was asked$/, strict, purifier],
    ['names and ids are not removed', /\[(?:id|name)\]$/, { ...strict, ADD_ATTR: ['id', 'name'] }, withHook],
    ['styles are not removed', /the page is not usable|\[style\]/, { ...strict, ADD_ATTR: ['style'] }, withHook],
    ['links of any protocol are not removed', /^href=javascript/i, { ...strict, ALLOWED_URI_REGEXP: /.*/ }, withHook],
    [
      'forms are not removed',
      /^<form>$/,
      { ...strict, ADD_TAGS: ['form', 'button', 'input'], ADD_ATTR: ['action'] },
      withHook,
    ],
    ['SVG is not removed', /^<svg>$/, { ...strict, ADD_TAGS: ['svg', 'style', 'a'] }, withHook],
  ])('%s', async (_, found, config, mutant) => {
    const readDamage = await showPayloads(
      PAYLOADS.slice(0, 500),
      createPayloadRenderer((html) => mutant.sanitize(html, { ...config, ALLOW_DATA_ATTR: false })),
      true,
    );
    // A busy browser reports its requests late.
    await expect.poll(() => readDamage().some((one) => found.test(one))).toBe(true);
  });
});
