import type { Locator, Page } from '@playwright/test';
import { scheme } from '../../apps/investor/src/testing/test-data.ts';
import {
  createInvestorSandbox,
  createUnusedMobile,
  type InvestorSandbox,
} from '@folioflow/wiring/testing/sandbox-client';
import { dayInIndia } from './clock.ts';
import { startElementHost, type ElementHost } from './element-host.ts';
import { expect, test } from './test.ts';

/** Persona with one approved mandate that no SIP uses. */
const WITH_MANDATE = '9000000110';
const TAG = 'folioflow-sip-checkout';

type EventRecord = readonly [name: string, detail: unknown];
interface RecordingWindow {
  readonly elementEvents?: EventRecord[];
}

export interface ElementInvestor {
  readonly sandbox: InvestorSandbox;
  readonly token: string;
}

/** The first fifth of a month, at least eight days ahead, as `yyyy-mm-dd`. */
export function firstSipDay(): string {
  const day = new Date(`${dayInIndia(8)}T00:00:00Z`);
  while (day.getUTCDate() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The host page of a file of tests, with its sandbox. */
export function createElementHost() {
  let host: ElementHost;
  test.beforeAll(async () => {
    host = await startElementHost();
  });
  test.afterAll(() => host.close());
  return {
    get url() {
      return host.url;
    },
    attributes: (change: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
      'provider-url': `${host.sandbox}/api/v1`,
      'scheme-isin': scheme.isin,
      'scheme-code': scheme.code,
      'scheme-name': scheme.name,
      frequency: 'Monthly',
      amount: '6000',
      installments: '12',
      'first-day': firstSipDay(),
      ...change,
    }),
    createInvestor: async (like = WITH_MANDATE): Promise<ElementInvestor> => {
      const sandbox = createInvestorSandbox(host.sandbox, createUnusedMobile());
      const { token = '' } = await sandbox.session(like);
      return { sandbox, token };
    },
  };
}

interface NewElement {
  readonly attributes: Readonly<Record<string, string>>;
  readonly token: string;
  /** Id of its parent. */
  readonly into?: string;
  /** CSS width of its parent. */
  readonly width?: string;
}

/** Adds an element to the host page; its events are recorded on the document. */
export async function addElement(
  page: Page,
  { attributes, token, into = 'place', width }: NewElement,
): Promise<Locator> {
  await page.evaluate(
    ({ tag, values, secret, id, columnWidth }) => {
      const recorder = window as { elementEvents?: EventRecord[] };
      if (recorder.elementEvents === undefined) {
        const events: EventRecord[] = [];
        recorder.elementEvents = events;
        const names = ['ready', 'placed', 'cancelled', 'exit', 'session-ended', 'token-replaced', 'failed'];
        for (const name of names)
          document.addEventListener(`folioflow-${name}`, (event) => {
            events.push([name, event instanceof CustomEvent ? event.detail : null]);
          });
      }
      const place = document.getElementById(id);
      const element = Object.assign(document.createElement(tag), { token: secret });
      for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
      if (place !== null && columnWidth !== undefined) place.style.width = columnWidth;
      place?.append(element);
    },
    { tag: TAG, values: attributes, secret: token, id: into, columnWidth: width },
  );
  return page.locator(`#${into} > ${TAG}`);
}

/** The events of all elements of the page, in their order. */
export const readEvents = (page: Page): Promise<readonly EventRecord[]> =>
  page.evaluate(() => (window as RecordingWindow).elementEvents ?? []);

/** The page is drawn again before its event is dispatched. */
export const expectLastEvent = (page: Page, event: EventRecord) =>
  expect.poll(async () => (await readEvents(page)).at(-1)).toEqual(event);

export const nominee = (element: Locator) => element.getByRole('radio', { name: /^(?!Yes|No|One of|A new)/ }).first();
/** Button of the line with the mandate that suits. */
export const changeMandate = (element: Locator) => button(element, 'Change the mandate');
export const button = (element: Locator, name: string) => element.getByRole('button', { name, exact: true });

/** Leads from the first step to the review. */
export async function reviewInElement(element: Locator): Promise<void> {
  await nominee(element).check();
  await expect(changeMandate(element)).toBeVisible();
  await button(element, 'Review').click();
  await expect(element.getByRole('region', { name: 'What you agree to' })).toBeVisible();
}

/** Returns the elements inside the shadow root that are wider than its column. */
export const findOverflow = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((host) => {
    const limit = host.getBoundingClientRect().right + 1;
    return [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((each) => each.getBoundingClientRect().right > limit)
      .map((each) => each.outerHTML.slice(0, 120));
  });
