import { chrome } from '@folioflow/flows/messages/en/chrome';
import axe from 'axe-core';
import type { ComponentType, ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClockProvider } from '../primitives/Countdown/ClockProvider.tsx';
import { overflowIn } from '../testing/overflow.ts';
import { PSEUDO, pseudoText } from '../testing/pseudo.ts';
import '../tokens/tokens.css';

type Args = Readonly<Record<string, unknown>>;
interface Story {
  readonly args?: Args;
  readonly render?: (args: Args) => ReactNode;
}
type StoriesModule = { readonly default: Story & { readonly component?: ComponentType<Args> } } & Readonly<
  Record<string, Story>
>;

// A screen takes its words when it is loaded: the language stands before the first of them.
const files = import.meta.glob<StoriesModule>(['../{screens,parts,shell}/**/*.stories.tsx', '!../parts/OnDemand/**']);

/** Friday 20 November 2026, 10:30 in India. */
const now = () => Date.UTC(2026, 10, 20, 5, 0);

function drawn({ default: meta }: StoriesModule, story: Story): ReactNode {
  const args = { ...meta.args, ...story.args };
  const Component = meta.component;
  const draw = story.render ?? meta.render ?? (() => Component !== undefined && <Component {...args} />);
  return <ClockProvider now={now}>{draw(args)}</ClockProvider>;
}

/** What stands in the place of a part whose code is on its way. */
const coming = pseudoText(chrome.loading);
const statusesIn = (element: Element) =>
  [...element.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

const screenOf = ({ args }: Story) => String((args?.['view'] as { screen?: string } | undefined)?.screen);

/** What axe finds; the frame around a page and the ground of a docs page are not there. */
async function faultsIn(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

beforeAll(async () => {
  document.documentElement.lang = PSEUDO;
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});

test.each(Object.entries(files))(
  '%s can be read whole on a phone in words that are a third longer',
  { timeout: 60_000 },
  async (_, load) => {
    const module = await load();
    const wrong: string[] = [];
    const looked = new Set<string>();
    for (const [name, story] of Object.entries(module).filter(([name]) => name !== 'default')) {
      const { container, unmount } = await render(drawn(module, story));
      // A story may be of the moment before a part has come: then that is what is looked at.
      await vi.waitFor(() => expect(statusesIn(container)).not.toContain(coming)).catch(() => undefined);
      const faults = [...overflowIn(container)];
      // One story of each screen: the others differ in what the provider said.
      if (!looked.has(screenOf(story))) faults.push(...(await faultsIn(container)));
      looked.add(screenOf(story));
      wrong.push(...faults.map((fault) => `${name}: ${fault}`));
      await unmount();
    }
    expect(wrong).toEqual([]);
  },
);

test('words that are cut, lie over others, or make the page too wide are named', async () => {
  const words = pseudoText('Save this order');
  const { container } = await render(
    <>
      <button style={{ width: 60, whiteSpace: 'nowrap' }}>{words}</button>
      <p style={{ height: 10, overflow: 'hidden', marginBottom: 40 }}>{words}</p>
      <p style={{ marginBottom: '-1.4em' }}>{words}</p>
      <p>Axis Bank 12 %</p>
      <div style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}>{words.repeat(9)}</div>
      <p style={{ whiteSpace: 'nowrap' }}>{words.repeat(9)}</p>
    </>,
  );
  expect(overflowIn(container).map((fault) => fault.replace(/is \d+/, 'is n').split(': ')[0])).toEqual([
    'the page is n wide',
    'wider than its <button>',
    'cut below by its <p>',
    `${words} lies over Axis Bank 12 %`,
    'wider than its <body>',
  ]);
});
