import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ClockProvider } from '../../../ui/src/primitives/Countdown/ClockProvider.tsx';
import { LinkProvider } from '../../../ui/src/primitives/Link/LinkProvider.tsx';
import { BrandContext, type Brand } from '../../../ui/src/shell/brand.ts';
import { markedMessages } from './words.ts';

i18n.loadAndActivate({ locale: 'en', locales: 'en-IN', messages: markedMessages() });

type Args = Readonly<Record<string, unknown>>;
interface Context {
  readonly args: Args;
}
type Draw = (args: Args, context: Context) => ReactNode;
type StoryDecorator = (story: ComponentType, context: Context) => ReactNode;

export interface Story {
  readonly args?: Args;
  readonly parameters?: Args;
  readonly render?: Draw;
  readonly decorators?: StoryDecorator | readonly StoryDecorator[];
}
export interface StoryMeta extends Story {
  readonly title: string;
  readonly component?: ComponentType<Args>;
}

/** Friday 20 November 2026, 10:30 in India: the present moment of every story. */
const storyNow = () => Date.UTC(2026, 10, 20, 5, 0);
const storyBrand: Brand = { product: 'Folioflow' };
const StoryLink = ({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) => <a {...rest} href={to} />;

interface FlowParameter {
  readonly screenProps?: () => Args;
}

/** The props that a flow gives to its screen. A story of an older commit has them as its arguments. */
const screenPropsOf = ({ parameters }: Story): Args =>
  (parameters?.['flow'] as FlowParameter | undefined)?.screenProps?.() ?? {};

function drawPlain({ component: Component, render, ...meta }: StoryMeta, story: Story): ComponentType {
  const args = { ...meta.args, ...screenPropsOf(story), ...story.args };
  const drawComponent: Draw = (own) => Component !== undefined && <Component {...own} />;
  const draw = story.render ?? render ?? drawComponent;
  const Plain = () => draw(args, { args });
  return [story.decorators ?? [], meta.decorators ?? []]
    .flat()
    .reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, { args }), Plain);
}

/** Returns the markup of a story, as its first frame in a browser. Throws if a component requires a browser. */
export async function drawStory(meta: StoryMeta, story: Story): Promise<string> {
  const Content = drawPlain(meta, story);
  let problem: Error | null = null;
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <BrandContext value={storyBrand}>
        <ClockProvider now={storyNow}>
          <LinkProvider link={StoryLink}>
            <Content />
          </LinkProvider>
        </ClockProvider>
      </BrandContext>
    </I18nProvider>,
    {
      onError: (error) => {
        problem ??= error instanceof Error ? error : new Error(String(error));
      },
    },
  );
  const markup = await new Response(prelude).text();
  // TypeScript does not see the assignment in the callback.
  const found = problem as Error | null;
  if (found !== null) throw found;
  return markup;
}
