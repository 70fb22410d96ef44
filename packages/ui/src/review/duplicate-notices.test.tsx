import type { Notice, NoticeRaised } from '@folioflow/flows';
import { raisedNotices } from '@folioflow/flows/testing';
import type { ComponentType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClockProvider } from '../primitives/Countdown/ClockProvider.tsx';
import { NoticeLine, noticeText } from '../parts/page/NoticeLine/NoticeLine.tsx';
import { NoticeHost } from '../shell/NoticeHost.tsx';
import { raisedNoticeText } from '../shell/raised-notice-text.ts';
import { flowPropsOf } from '../testing/flow-parameters.ts';
import '../tokens/tokens.css';

type Args = Readonly<Record<string, unknown>>;
interface Story {
  readonly args?: Args;
  readonly parameters?: Args;
  readonly render?: (args: Args) => ReactNode;
}
type StoriesModule = { readonly default: Story & { readonly component?: ComponentType<Args> } } & Readonly<
  Record<string, Story>
>;

const files = import.meta.glob<StoriesModule>('../{screens,parts}/**/*.stories.tsx');
const fixedNow = () => Date.UTC(2026, 10, 20, 5, 0);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNotice = (value: unknown): value is Notice =>
  isRecord(value) && typeof value['kind'] === 'string' && 'via' in value && Array.isArray(value['errors']);

/** Returns every notice in a view, including the views of its children. */
function noticesIn(value: unknown): readonly Notice[] {
  if (isNotice(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(noticesIn) : [];
}

const propsOf = ({ args, parameters }: Story): Args => ({ ...flowPropsOf(parameters), ...args });
const viewOf = (story: Story) => propsOf(story)['view'];

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Returns the number of visible elements that contain a text themselves. */
function countVisible(text: string): number {
  const hasText = (element: Element) => element.textContent.includes(text);
  const countIn = (element: Element): number => {
    const below = [...element.children].filter(hasText);
    return below.length > 0
      ? below.map(countIn).reduce((sum, one) => sum + one, 0)
      : Number(hasText(element) && isVisible(element));
  };
  return countIn(document.body);
}

function renderStory({ default: meta }: StoriesModule, story: Story, raised: readonly NoticeRaised[]): ReactNode {
  const args = { ...meta.args, ...propsOf(story) };
  const Component = meta.component;
  const draw = story.render ?? meta.render ?? (() => Component !== undefined && <Component {...args} />);
  const notices = raised.map((one, place) => ({ id: String(place), kind: one.kind, text: raisedNoticeText(one) }));
  return (
    <ClockProvider now={fixedNow}>
      <NoticeHost notices={notices} onDismiss={() => undefined}>
        {draw(args)}
      </NoticeHost>
    </ClockProvider>
  );
}

/** Returns the texts that are visible twice in a story, while the notice is above the page and after its OK. */
async function findDuplicateTexts(module: StoriesModule, name: string, story: Story): Promise<readonly string[]> {
  const notices = noticesIn(viewOf(story));
  const texts = new Set(notices.flatMap((notice) => [notice.text || noticeText(notice), ...notice.errors]));
  const moments = [
    ['with its alert', notices.flatMap((notice) => raisedNotices(notice, 'alert'))],
    ['after it', []],
  ] as const;
  const twice: string[] = [];
  for (const [moment, raised] of moments) {
    const { unmount } = await render(renderStory(module, story, raised));
    const isNoticeOpen = () => document.querySelector('dialog[open], :popover-open') !== null;
    if (raised.length > 0) await expect.poll(isNoticeOpen, { interval: 10 }).toBe(true);
    for (const text of texts)
      if (text !== '' && countVisible(text) > 1)
        twice.push(`${name}, ${moment}: ${text} (${countVisible(text)} times)`);
    await unmount();
  }
  return twice;
}

test.each(Object.entries(files))('%s shows a failure once at a time', { timeout: 60_000 }, async (_, load) => {
  await page.viewport(360, 740);
  const module = await load();
  const twice: string[] = [];
  for (const [name, story] of Object.entries(module)) {
    if (name === 'default' || noticesIn(viewOf(story)).length === 0) continue;
    twice.push(...(await findDuplicateTexts(module, name, story)));
  }
  expect(twice).toEqual([]);
});

test('a failure in both a banner and the page is reported', async () => {
  const notice: Notice = { kind: 'refused', text: 'The list could not be read.', via: 'answer', errors: [] };
  const DuplicateNotice = () => (
    <>
      <NoticeLine notice={notice} />
      <h2>The list could not be read.</h2>
    </>
  );
  const module = { default: { component: DuplicateNotice } } as unknown as StoriesModule;
  expect(await findDuplicateTexts(module, 'Twice', { args: { view: { notice } } })).toEqual([
    'Twice, with its alert: The list could not be read. (2 times)',
    'Twice, after it: The list could not be read. (2 times)',
  ]);
});
