import type { AnyFlow, Remote, ViewOf } from '@folioflow/flows';
import { replay, unwatched, viewOf, walk, type Journeys, type Route, type World } from '@folioflow/flows/testing';
import type { ComponentProps, ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ClockProvider } from '../../primitives/Countdown/ClockProvider.tsx';

interface Said {
  readonly type: string;
}

/** How a person says one event on the screen. */
export interface Gesture<E extends Said, V = unknown> {
  /** What is pressed; it must be there, enabled and on top whenever the chart takes the event. */
  readonly control: (event: E, view: V) => Locator;
  /** What is entered before it is pressed. */
  readonly fill?: (event: E) => Promise<void>;
  /** How it is used, where that is not a click. */
  readonly use?: (event: E) => Promise<void>;
  /** Where the screen offers it, when that is not everywhere where the chart takes it: what the view's `can…` says. */
  readonly offered?: (view: V, event: E) => boolean;
  /** Which of the world's payloads a person can say here; all of them without it. */
  readonly canSay?: (event: E) => boolean;
  /** Why it can be pressed also where the chart does not listen; without it, it must not. */
  readonly staysEnabled?: string;
}

/** An event that no control of this screen says, and who says it instead. */
export interface SaidElsewhere {
  readonly saidBy: string;
}

type EventOf<F extends AnyFlow> = Parameters<Remote<F>['send']>[0] & Said;

/** One way to say each event of a flow. */
export type Gestures<F extends AnyFlow> = {
  readonly [E in EventOf<F> as E['type']]: Gesture<E, ViewOf<F>> | SaidElsewhere;
};

interface Walked<F extends AnyFlow, Around extends object = object> {
  readonly journeys: Journeys<F>;
  readonly world: World<F>;
  readonly Screen: ComponentType<{ view: ViewOf<F>; remote: Remote<F> } & NoInfer<Around>>;
  /** What else the screen is given. */
  readonly around?: Around;
  readonly gestures: Gestures<F>;
  /** What tells a screen of the view from the others; null where nothing is shown. */
  readonly shows: Readonly<Record<ScreenOf<F>, (() => Locator) | null>>;
}
type ScreenOf<F extends AnyFlow> = ViewOf<F> extends { readonly screen: infer S extends string } ? S : never;

const isGesture = (gesture: unknown): gesture is Gesture<Said> =>
  typeof gesture === 'object' && gesture !== null && 'control' in gesture;

/** Whether a person can press it: drawn, enabled, and nothing lies over it. */
function isReachable(control: Locator): boolean {
  const element = control.query();
  if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.matches(":disabled, [aria-disabled='true'], [readonly]")) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  // A native box may be drawn by the label around it.
  return onTop !== null && (element.contains(onTop) || (onTop.closest('label')?.contains(element) ?? false));
}

/** Answers of a world came at 0. */
const stopped = () => 0;

/** Draws the views of a flow, one after the other, and hears what the screen says. */
async function drawn<F extends AnyFlow, Around extends object>(
  { Screen, around }: Walked<F, Around>,
  first: ViewOf<F>,
) {
  const heard: Said[] = [];
  const deaf = { send: () => undefined, child: () => deaf } as unknown as Remote<F>;
  const remote = { send: (event: Said) => void heard.push(event), child: () => deaf } as unknown as Remote<F>;
  const screen = (view: ViewOf<F>) => {
    const given = { ...around, view, remote } as ComponentProps<typeof Screen>;
    return (
      <ClockProvider now={stopped}>
        <Screen {...given} />
      </ClockProvider>
    );
  };
  // Where the view before was scrolled to, a header at rest would still be out of sight.
  scrollTo({ top: 0, behavior: 'instant' });
  const { rerender } = await render(screen(first));
  return { heard, show: (view: ViewOf<F>) => rerender(screen(view)) };
}

/** What was just found in reach is pressed in the page itself: a pointer of the runner takes fifty times as long. */
function press(control: Locator) {
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new Error('Only an element of a page can be pressed.');
  element.focus();
  element.click();
}

async function say(gesture: Gesture<Said>, event: Said, view: unknown, heard: Said[]) {
  const control = () => gesture.control(event, view);
  await gesture.fill?.(event);
  await expect.poll(() => isReachable(control()), { interval: 10 }).toBe(true);
  heard.length = 0;
  if (gesture.use === undefined) press(control());
  else await gesture.use(event);
  await expect.poll(() => heard, { interval: 10 }).toContainEqual(event);
}

/** A walk draws hundreds of views, and a slow machine is no fault of theirs. */
const patient = { timeout: 60_000 };

interface Seen<F extends AnyFlow> {
  readonly route: Route;
  readonly view: ViewOf<F>;
}

const names = new Set(['screen', 'kind', 'state', 'step', 'tab', 'problem', 'variant']);

/** What of a view decides what is drawn: which texts and figures stand there is the business of other tests. */
function shapeOf(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map((item) => shapeOf(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, name)]));
  if (typeof value === 'string') return names.has(field) ? value : value !== '';
  return typeof value === 'number' ? 0 : value;
}

/** The shortest way to each shape of view that a walk meets. */
function distinctViews<F extends AnyFlow>({ journeys, world }: Pick<Walked<F>, 'journeys' | 'world'>): Seen<F>[] {
  const seen = new Map<string, Seen<F>>();
  for (const route of walk(journeys, world, unwatched()).routes) {
    const view = viewOf(journeys.flow, route.snapshot);
    const key = JSON.stringify([shapeOf(view), acceptedAt(world, route)]);
    if (!seen.has(key)) seen.set(key, { route, view });
  }
  return [...seen.values()];
}

const eventsOf = (world: World<AnyFlow>, type: string): Said[] =>
  ((world.events as Readonly<Record<string, readonly object[]>>)[type] ?? []).map((payload) => ({ ...payload, type }));

const acceptedAt = (world: World<AnyFlow>, { snapshot }: Route): string[] =>
  Object.keys(world.events).filter((type) => eventsOf(world, type).some((event) => snapshot.can(event)));

/**
 * Proves a real screen against its chart along the routes of a walk: each view shows its screen, every event that the
 * chart takes has a control that can be reached, says exactly that event, and is out of reach where the chart is deaf.
 */
export function walkScreen<F extends AnyFlow, const Around extends object>(walked: Walked<F, Around>): void {
  const { journeys, world, gestures, shows } = walked;
  const views = distinctViews(walked);
  const name = journeys.flow.machine.id;
  const table = gestures as Readonly<Record<string, Gesture<Said> | SaidElsewhere>>;
  const ways = Object.entries(table).flatMap(([type, gesture]) =>
    isGesture(gesture) ? [{ type, gesture, events: eventsOf(world, type).filter(gesture.canSay ?? (() => true)) }] : [],
  );
  const screenOf = (view: ViewOf<F>) => (view as { readonly screen: ScreenOf<F> }).screen;
  const expectShown = async (view: ViewOf<F>) => {
    const sign = shows[screenOf(view)];
    if (sign === null) expect(document.body.textContent.trim()).toBe('');
    else await expect.element(sign(), { message: `${screenOf(view)} is shown` }).toBeVisible();
  };
  const named = (route: Route) => `${JSON.stringify(route.snapshot.value)} by ${JSON.stringify(route.steps)}`;

  test(
    `${name}: each of ${views.length} views shows its screen, and what can be said has a control in reach`,
    patient,
    async () => {
      for (const { route, view } of views) {
        await drawn(walked, view);
        await expectShown(view);
        for (const { gesture, events, type } of ways.filter((way) => way.gesture.fill === undefined)) {
          for (const event of events.slice(0, 3)) {
            const isOffered = gesture.offered?.(view, event) ?? true;
            const taken = route.snapshot.can(event) && isOffered;
            if (!taken && gesture.staysEnabled !== undefined) continue;
            const reached = () => isReachable(gesture.control(event, view));
            // Most are right at once, and a message that names the whole way costs more than the look.
            if (reached() === taken) continue;
            const message = `${type} is ${taken ? '' : 'not '}taken in ${named(route)}`;
            await expect.poll(reached, { interval: 10, message }).toBe(taken);
          }
        }
        await cleanup();
      }
    },
  );

  const isSayable = ({ gesture }: { gesture: Gesture<Said> }, view: ViewOf<F>, event: Said) =>
    (gesture.offered?.(view, event) ?? true) && (gesture.canSay?.(event) ?? true);

  /** Draws what a person meets on the way and does there what they would do. */
  async function arrive(route: Route) {
    const [first, ...later] = replay(journeys, route).map((snapshot) => viewOf(journeys.flow, snapshot));
    let shown = first as ViewOf<F>;
    const { heard, show } = await drawn(walked, shown);
    for (const [place, view] of later.entries()) {
      const step = route.steps[place];
      const way = ways.find(({ type }) => step !== undefined && 'type' in step && step.type === type);
      if (way && isSayable(way, shown, step as Said)) await say(way.gesture, step as Said, shown, heard);
      await show(view);
      shown = view;
    }
    return heard;
  }
  const onePerScreen = <S extends Seen<F>>(seen: readonly S[]) => [
    ...new Map(seen.map((one) => [screenOf(one.view), one])).values(),
  ];

  for (const { type, gesture, events } of ways) {
    const places = onePerScreen(
      views.flatMap((seen) => {
        const event = events.find((one) => (gesture.offered?.(seen.view, one) ?? true) && seen.route.snapshot.can(one));
        return event === undefined ? [] : [{ ...seen, event }];
      }),
    );
    test(
      `${name}: ${type} is said on ${places.length} screens, with all that was drawn and entered before`,
      patient,
      async () => {
        expect(places.length).toBeGreaterThan(0);
        for (const { route, view, event } of places) {
          await say(gesture, event, view, await arrive(route));
          await cleanup();
        }
      },
    );
  }

  test(`${name}: each screen is arrived at`, patient, async () => {
    for (const { route, view } of onePerScreen(views)) {
      await arrive(route);
      await expectShown(view);
      await cleanup();
    }
  });
}
