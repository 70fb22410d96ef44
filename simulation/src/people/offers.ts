import type { AnyFlow } from '@folioflow/flows';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { FlowRun } from '../browser/flow-run.ts';
import type { OpenedPage } from '../browser/opened-page.ts';
import { createRandom } from '../kit/random.ts';
import { fieldsOf, textOf, type GestureContext } from './gesture-context.ts';
import { findGesture } from './gestures.ts';
import type { Person } from './person.ts';

/** An event that a running chart may accept from a person. */
export interface Offer {
  /** Charts from the page's flow to the receiver: `lumpsumCheckout>secondFactor`. */
  readonly at: string;
  readonly event: string;
  readonly weight: number;
  /** Kind of the notice that the receiver shows; '' without one. */
  readonly notice: string;
  /** Creates the event; null if the person has nothing to choose, or the chart does not accept it. */
  readonly create: (n: number) => AnyEventObject | null;
  readonly send: (event: AnyEventObject) => void;
}

interface RunningChart {
  readonly flow: AnyFlow;
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  readonly path: string;
  readonly view: unknown;
}

const isSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value && 'can' in value;

/** The view of a flow over the views of its running children, as screens receive it. */
function collectCharts(flow: AnyFlow, actor: AnyActorRef, prefix: string, found: RunningChart[]): unknown {
  const snapshot: unknown = actor.getSnapshot();
  if (!isSnapshot(snapshot)) return undefined;
  const path = prefix === '' ? flow.machine.id : `${prefix}>${flow.machine.id}`;
  const views: Record<string, unknown> = {};
  for (const [id, child] of Object.entries(flow.children)) {
    const running = (snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)[id];
    if (running === undefined) continue;
    const view = collectCharts(child, running, path, found);
    if (view !== undefined) views[id] = view;
  }
  const view = flow.view(snapshot, views);
  if (snapshot.status === 'active') found.push({ flow, actor, snapshot, path, view });
  return view;
}

const runningChartsOf = (runs: readonly FlowRun[]): RunningChart[] => {
  const found: RunningChart[] = [];
  for (const { flow, actor } of runs) collectCharts(flow, actor, '', found);
  return found;
};

/** Lists what the views of a page offer to a person. */
export function listOffers(page: OpenedPage, person: Person): Offer[] {
  return runningChartsOf(page.runs()).flatMap(({ actor, snapshot, path, view }) => {
    const chart = path.slice(path.lastIndexOf('>') + 1);
    return (snapshot.machine.events as readonly string[]).flatMap((event): Offer[] => {
      const gesture = findGesture(chart, event);
      if (gesture === undefined) return [];
      const create = (n: number) => {
        const context: GestureContext = {
          random: createRandom(n),
          person,
          view: (view ?? {}) as Readonly<Record<string, unknown>>,
          context: snapshot.context as Readonly<Record<string, unknown>>,
          images: page.images,
          facts: page.facts(),
        };
        const payload = gesture.payload === undefined ? {} : gesture.payload(context);
        if (payload === null) return null;
        const created = { type: event, ...payload };
        return snapshot.can(created) ? created : null;
      };
      const notice = textOf(fieldsOf(fieldsOf(view)['notice'])['kind']);
      return [{ at: path, event, weight: gesture.weight, notice, create, send: (created) => actor.send(created) }];
    });
  });
}
