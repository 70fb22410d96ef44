import type { AnyFlow, Remote, ViewOf } from '@folioflow/flows';
import {
  replayRoute,
  permissiveMonitor,
  viewOf,
  walk,
  type Journeys,
  type Route,
  type World,
} from '@folioflow/flows/testing';
import type { ComponentProps, ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { render } from '../../testing/render.tsx';
import { ClockProvider } from '../../primitives/Countdown/ClockProvider.tsx';

interface FlowEvent {
  readonly type: string;
}

/** A user action that sends one event. */
export interface Gesture<E extends FlowEvent, V = unknown> {
  /** The control that is pressed. It must be rendered, enabled and on top whenever the chart accepts the event. */
  readonly control: (event: E, view: V) => Locator;
  /** Enters values before the press. */
  readonly fill?: (event: E) => Promise<void>;
  /** The action, if it is not a click. */
  readonly perform?: (event: E) => Promise<void>;
  /**
   * Whether the screen offers the control, if not everywhere where the chart accepts the event: the `can…` fields of
   * the view.
   */
  readonly isOffered?: (view: V, event: E) => boolean;
  /** Whether a user can send this payload of the world here; by default all of them. */
  readonly canPerform?: (event: E) => boolean;
  /**
   * Reason why the control is enabled even if the chart does not accept the event; without a reason it must be
   * disabled. A text field is read-only all the same while the chart accepts no event at all.
   */
  readonly staysEnabled?: string;
}

/** An event that no control of this screen sends, and its sender. */
export interface EventSentElsewhere {
  readonly sentBy: string;
}

type EventOf<F extends AnyFlow> = Parameters<Remote<F>['send']>[0] & FlowEvent;

/** A gesture or another sender for each event of a flow. */
export type Gestures<F extends AnyFlow> = {
  readonly [E in EventOf<F> as E['type']]: Gesture<E, ViewOf<F>> | EventSentElsewhere;
};

interface ScreenWalk<F extends AnyFlow, Around extends object = object> {
  readonly journeys: Journeys<F>;
  readonly world: World<F['machine']>;
  readonly Screen: ComponentType<{ view: ViewOf<NoInfer<F>>; remote: Remote<NoInfer<F>> } & NoInfer<Around>>;
  /** Further props of the screen. */
  readonly screenProps?: Around;
  readonly gestures: Gestures<NoInfer<F>>;
  /** Element that identifies each screen of the view; null if nothing is shown. */
  readonly shows: Readonly<Record<ScreenOf<F>, (() => Locator) | null>>;
}
type ScreenOf<F extends AnyFlow> = ViewOf<F> extends { readonly screen: infer S extends string } ? S : never;

const isGesture = (gesture: unknown): gesture is Gesture<FlowEvent> =>
  typeof gesture === 'object' && gesture !== null && 'control' in gesture;

/** Returns whether a user can press the control: rendered, enabled and not covered. */
function isReachable(control: Locator): boolean {
  const element = control.query();
  if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.matches(":disabled, [aria-disabled='true'], [readonly]")) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  // A native checkbox may be drawn by its label.
  return onTop !== null && (element.contains(onTop) || (onTop.closest('label')?.contains(element) ?? false));
}

const isTextField = (control: Locator): boolean =>
  control.query()?.matches('textarea, input:not([type=file], [type=checkbox], [type=radio])') ?? false;

/** The answers of a world have the time 0. */
const fixedNow = () => 0;

/** Renders the views of a flow one after the other and records the events of the screen. */
async function renderScreen<F extends AnyFlow, Around extends object>(
  { Screen, screenProps }: ScreenWalk<F, Around>,
  first: ViewOf<F>,
) {
  const heard: FlowEvent[] = [];
  const deaf = { send: () => undefined, child: () => deaf } as unknown as Remote<F>;
  const remote = { send: (event: FlowEvent) => void heard.push(event), child: () => deaf } as unknown as Remote<F>;
  const screen = (view: ViewOf<F>) => {
    const given = { ...screenProps, view, remote } as ComponentProps<typeof Screen>;
    return (
      <ClockProvider now={fixedNow}>
        <Screen {...given} />
      </ClockProvider>
    );
  };
  // Without the reset a header could be outside the view because of the previous scroll position.
  scrollTo({ top: 0, behavior: 'instant' });
  const { rerender } = await render(screen(first));
  return { heard, show: (view: ViewOf<F>) => rerender(screen(view)) };
}

/**
 * Clicks inside the page, because a pointer of the test runner takes fifty times as long; the control is reachable
 * already.
 */
function clickElement(control: Locator) {
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new Error('Only an element of a page can be pressed.');
  element.focus();
  element.click();
}

async function performGesture(gesture: Gesture<FlowEvent>, event: FlowEvent, view: unknown, heard: FlowEvent[]) {
  const control = () => gesture.control(event, view);
  await gesture.fill?.(event);
  await expect.poll(() => isReachable(control()), { interval: 10 }).toBe(true);
  heard.length = 0;
  if (gesture.perform === undefined) clickElement(control());
  else await gesture.perform(event);
  await expect.poll(() => heard, { interval: 10 }).toContainEqual(event);
}

interface ViewOnRoute<F extends AnyFlow> {
  readonly route: Route;
  readonly view: ViewOf<F>;
}

const names = new Set(['screen', 'kind', 'state', 'step', 'tab', 'problem', 'variant']);

/** Returns the parts of a view that decide its layout; texts and figures have their own tests. */
function shapeOf(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map((item) => shapeOf(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, name)]));
  if (typeof value === 'string') return names.has(field) ? value : value !== '';
  return typeof value === 'number' ? 0 : value;
}

/** Returns the shortest route to each layout of a view in a walk. */
function distinctViews<F extends AnyFlow>({
  journeys,
  world,
}: Pick<ScreenWalk<F>, 'journeys' | 'world'>): ViewOnRoute<F>[] {
  const seen = new Map<string, ViewOnRoute<F>>();
  for (const route of walk(journeys, world, permissiveMonitor()).routes) {
    const view = viewOf(journeys.flow, route.snapshot);
    const key = JSON.stringify([shapeOf(view), acceptedEventTypes(world, route)]);
    if (!seen.has(key)) seen.set(key, { route, view });
  }
  return [...seen.values()];
}

const eventsOf = (world: World<AnyFlow['machine']>, type: string): FlowEvent[] =>
  ((world.events as Readonly<Record<string, readonly object[]>>)[type] ?? []).map((payload) => ({ ...payload, type }));

const acceptedEventTypes = (world: World<AnyFlow['machine']>, { snapshot }: Route): string[] =>
  Object.keys(world.events).filter((type) => eventsOf(world, type).some((event) => snapshot.can(event)));

/**
 * Tests a real screen against its chart along the routes of a walk: each view shows its screen, and every event that
 * the chart accepts has a reachable control that sends exactly that event. The control is not reachable when the chart
 * rejects the event.
 */
export function walkScreen<F extends AnyFlow, const Around extends object>(walked: ScreenWalk<F, Around>): void {
  const { journeys, world, gestures, shows } = walked;
  const views = distinctViews(walked);
  const name = journeys.flow.machine.id;
  const table = gestures as Readonly<Record<string, Gesture<FlowEvent> | EventSentElsewhere>>;
  const gestureEntries = Object.entries(table).flatMap(([type, gesture]) =>
    isGesture(gesture)
      ? [{ type, gesture, events: eventsOf(world, type).filter(gesture.canPerform ?? (() => true)) }]
      : [],
  );
  const screenOf = (view: ViewOf<F>) => (view as { readonly screen: ScreenOf<F> }).screen;
  const expectShown = async (view: ViewOf<F>) => {
    const sign = shows[screenOf(view)];
    if (sign === null) expect(document.body.textContent.trim()).toBe('');
    else await expect.element(sign(), { message: `${screenOf(view)} is shown` }).toBeVisible();
  };
  const routeText = (route: Route) => `${JSON.stringify(route.snapshot.value)} by ${JSON.stringify(route.steps)}`;

  test(`${name}: each of ${views.length} views shows its screen, and every possible event has a reachable control`, async () => {
    for (const { route, view } of views) {
      await renderScreen(walked, view);
      await expectShown(view);
      // The screen waits while its chart accepts no event at all: nothing can be typed.
      const isWaiting = !gestureEntries.some(({ events }) => events.some((event) => route.snapshot.can(event)));
      for (const { gesture, events, type } of gestureEntries) {
        for (const event of events.slice(0, 3)) {
          const isAvailable = gesture.isOffered?.(view, event) ?? true;
          const taken = route.snapshot.can(event) && isAvailable;
          const control = () => gesture.control(event, view);
          // A control may need the entered values; it never stays reachable where the event is rejected.
          const isExempt = taken
            ? gesture.fill !== undefined
            : gesture.staysEnabled !== undefined && !(isWaiting && isTextField(control()));
          if (isExempt) continue;
          const reached = () => isReachable(control());
          // Most checks pass at once, and creating the message with the route is slower than the check.
          if (reached() === taken) continue;
          const message = `${type} is ${taken ? '' : 'not '}taken in ${routeText(route)}`;
          await expect.poll(reached, { interval: 10, message }).toBe(taken);
        }
      }
      await cleanup();
    }
  });

  const canPerformGesture = ({ gesture }: { gesture: Gesture<FlowEvent> }, view: ViewOf<F>, event: FlowEvent) =>
    (gesture.isOffered?.(view, event) ?? true) && (gesture.canPerform?.(event) ?? true);

  /** Renders the views of a route and performs its user actions. */
  async function performRoute(route: Route) {
    const [first, ...later] = replayRoute(journeys, route).map((snapshot) => viewOf(journeys.flow, snapshot));
    let shown = first as ViewOf<F>;
    const { heard, show } = await renderScreen(walked, shown);
    for (const [place, view] of later.entries()) {
      const step = route.steps[place];
      const way = gestureEntries.find(({ type }) => step !== undefined && 'type' in step && step.type === type);
      if (way && canPerformGesture(way, shown, step as FlowEvent))
        await performGesture(way.gesture, step as FlowEvent, shown, heard);
      await show(view);
      shown = view;
    }
    return heard;
  }
  const firstOfEachScreen = <S extends ViewOnRoute<F>>(seen: readonly S[]) => [
    ...new Map(seen.map((one) => [screenOf(one.view), one])).values(),
  ];

  for (const { type, gesture, events } of gestureEntries) {
    const places = firstOfEachScreen(
      views.flatMap((seen) => {
        const event = events.find(
          (one) => (gesture.isOffered?.(seen.view, one) ?? true) && seen.route.snapshot.can(one),
        );
        return event === undefined ? [] : [{ ...seen, event }];
      }),
    );
    test(`${name}: ${type} is sent on ${places.length} screens, after the views and inputs of the route`, async () => {
      expect(places.length).toBeGreaterThan(0);
      for (const { route, view, event } of places) {
        await performGesture(gesture, event, view, await performRoute(route));
        await cleanup();
      }
    });
  }

  test(`${name}: each screen is reached by user actions`, async () => {
    for (const { route, view } of firstOfEachScreen(views)) {
      await performRoute(route);
      await expectShown(view);
      await cleanup();
    }
  });
}
