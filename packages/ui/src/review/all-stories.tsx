import axe from 'axe-core';
import type { ComponentType, ReactNode } from 'react';
import { ClockProvider } from '../primitives/Countdown/ClockProvider.tsx';

type Args = Readonly<Record<string, unknown>>;
interface Story {
  readonly args?: Args;
  readonly render?: (args: Args) => ReactNode;
}
export type StoriesModule = { readonly default: Story & { readonly component?: ComponentType<Args> } } & Readonly<
  Record<string, Story>
>;

// A screen takes its words when it is loaded: the language stands before the first of them.
export const files = import.meta.glob<StoriesModule>([
  '../{screens,parts,shell}/**/*.stories.tsx',
  '!../parts/OnDemand/**',
]);

/** Friday 20 November 2026, 10:30 in India. */
const now = () => 1_795_150_800_000;

export function drawn({ default: meta }: StoriesModule, story: Story): ReactNode {
  const args = { ...meta.args, ...story.args };
  const Component = meta.component;
  const draw = story.render ?? meta.render ?? (() => Component !== undefined && <Component {...args} />);
  return <ClockProvider now={now}>{draw(args)}</ClockProvider>;
}

export const storiesIn = (module: StoriesModule) => Object.entries(module).filter(([name]) => name !== 'default');

/** Stories of one screen differ in what the provider said. */
export const screenOf = ({ args }: Story) => String((args?.['view'] as { screen?: string } | undefined)?.screen);

/** What axe finds; the frame around a page and the ground of a docs page are not there. */
export async function faultsIn(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
