import type { Notice, NoticeRaised } from '@folioflow/flows';
import { raisedBy } from '@folioflow/flows/testing';
import type { ComponentType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClockProvider } from '../primitives/Countdown/ClockProvider.tsx';
import { NoticeLine, noticeText } from '../parts/NoticeLine/NoticeLine.tsx';
import { NoticeHost } from '../shell/NoticeHost.tsx';
import { raisedText } from '../shell/said-above.ts';
import '../tokens/tokens.css';

type Args = Readonly<Record<string, unknown>>;
interface Story {
  readonly args?: Args;
  readonly render?: (args: Args) => ReactNode;
}
type StoriesModule = { readonly default: Story & { readonly component?: ComponentType<Args> } } & Readonly<
  Record<string, Story>
>;

const files = import.meta.glob<StoriesModule>('../{screens,parts}/**/*.stories.tsx');
const now = () => Date.UTC(2026, 10, 20, 5, 0);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNotice = (value: unknown): value is Notice =>
  isRecord(value) && typeof value['kind'] === 'string' && 'via' in value && Array.isArray(value['errors']);

/** Every failure that a view speaks of, the views of its children included. */
function noticesIn(value: unknown): readonly Notice[] {
  if (isNotice(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(noticesIn) : [];
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** How often a text stands where it can be read: the elements that hold it themselves. */
function timesSeen(text: string): number {
  const holds = (element: Element) => element.textContent.includes(text);
  const seen = (element: Element): number => {
    const below = [...element.children].filter(holds);
    return below.length > 0
      ? below.map(seen).reduce((sum, one) => sum + one, 0)
      : Number(holds(element) && isSeen(element));
  };
  return seen(document.body);
}

function drawn({ default: meta }: StoriesModule, story: Story, raised: readonly NoticeRaised[]): ReactNode {
  const args = { ...meta.args, ...story.args };
  const Component = meta.component;
  const draw = story.render ?? meta.render ?? (() => Component !== undefined && <Component {...args} />);
  const notices = raised.map((one, place) => ({ id: String(place), kind: one.kind, text: raisedText(one) }));
  return (
    <ClockProvider now={now}>
      <NoticeHost notices={notices} onDismiss={() => undefined}>
        {draw(args)}
      </NoticeHost>
    </ClockProvider>
  );
}

/** What stands twice in a story: while it is said above the page, and after its OK. */
async function saidTwice(module: StoriesModule, name: string, story: Story): Promise<readonly string[]> {
  const notices = noticesIn(story.args?.['view']);
  const texts = new Set(notices.flatMap((notice) => [notice.text || noticeText(notice), ...notice.errors]));
  const moments = [
    ['with its alert', notices.flatMap((notice) => raisedBy(notice, 'alert'))],
    ['after it', []],
  ] as const;
  const twice: string[] = [];
  for (const [moment, raised] of moments) {
    const { unmount } = await render(drawn(module, story, raised));
    const isUp = () => document.querySelector('dialog[open], :popover-open') !== null;
    if (raised.length > 0) await expect.poll(isUp, { interval: 10 }).toBe(true);
    for (const text of texts)
      if (text !== '' && timesSeen(text) > 1) twice.push(`${name}, ${moment}: ${text} (${timesSeen(text)} times)`);
    await unmount();
  }
  return twice;
}

test.each(Object.entries(files))('%s says a failure once at a time', { timeout: 60_000 }, async (_, load) => {
  await page.viewport(360, 740);
  const module = await load();
  const twice: string[] = [];
  for (const [name, story] of Object.entries(module)) {
    if (name === 'default' || noticesIn(story.args?.['view']).length === 0) continue;
    twice.push(...(await saidTwice(module, name, story)));
  }
  expect(twice).toEqual([]);
});

test('a failure that stands in a banner and in the page is named', async () => {
  const notice: Notice = { kind: 'refused', text: 'The list could not be read.', via: 'answer', errors: [] };
  const Twice = () => (
    <>
      <NoticeLine notice={notice} />
      <h2>The list could not be read.</h2>
    </>
  );
  const module = { default: { component: Twice } } as unknown as StoriesModule;
  expect(await saidTwice(module, 'Twice', { args: { view: { notice } } })).toEqual([
    'Twice, with its alert: The list could not be read. (2 times)',
    'Twice, after it: The list could not be read. (2 times)',
  ]);
});
