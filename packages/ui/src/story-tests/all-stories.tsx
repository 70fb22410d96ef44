import type { ComponentType, ReactNode } from 'react';
import { ClockProvider } from '../primitives/Countdown/ClockProvider.tsx';
import { BrandContext } from '../shell/brand.ts';
import { flowPropsOf } from '../testing/flow-parameters.ts';

type Args = Readonly<Record<string, unknown>>;
export interface Story {
  readonly args?: Args;
  readonly parameters?: Args;
  readonly render?: (args: Args) => ReactNode;
}
export type StoriesModule = { readonly default: Story & { readonly component?: ComponentType<Args> } } & Readonly<
  Record<string, Story>
>;

// A screen reads its texts when its module is loaded, so the language is set before.
export const files = import.meta.glob<StoriesModule>([
  '../{screens,parts,shell}/**/*.stories.tsx',
  '!../parts/page/OnDemand/**',
]);

/** Friday 20 November 2026, 10:30 in India. */
const fixedNow = () => 1_795_150_800_000;

const brand = { product: 'Example' } as const;

const propsOf = ({ args, parameters }: Story): Args => ({ ...flowPropsOf(parameters), ...args });

export function renderStory({ default: meta }: StoriesModule, story: Story): ReactNode {
  const args = { ...meta.args, ...propsOf(story) };
  const Component = meta.component;
  const draw = story.render ?? meta.render ?? (() => Component !== undefined && <Component {...args} />);
  return (
    <BrandContext value={brand}>
      <ClockProvider now={fixedNow}>{draw(args)}</ClockProvider>
    </BrandContext>
  );
}

export const storiesIn = (module: StoriesModule) => Object.entries(module).filter(([name]) => name !== 'default');

/** Returns the screen of a story; stories of one screen differ in the provider's data. */
export const screenNameOf = (story: Story) =>
  String((propsOf(story)['view'] as { screen?: string } | undefined)?.screen);
