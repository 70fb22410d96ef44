import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { flowNameOf } from '../analytics/record-run.ts';
import { recordedContentOf, reportNameOf, typedLengthOf, type RecordedContent } from './recorded-event.ts';
import { chartSnapshotOf, recordedStatesOf } from './recorded-states.ts';
import { RECORDING_VERSION, type RecordedStep, type Recording } from './recording.ts';

/** A flow of the page since its start. */
export interface RecordedRun {
  /** Counts the flows of the tab, from 1. */
  readonly id: number;
  readonly recording: Recording;
  /** False after the flow has ended or its page is closed. */
  readonly isRunning: boolean;
}

export interface RecorderOptions {
  /** Called after every step, within the step: it must not touch a flow. */
  readonly onStep?: () => void;
  /** Flows that are not recorded, by the id of their charts. */
  readonly ignored?: readonly string[];
  /** Returns the name of the shown route as in the route table, never a part of the address; empty if it has none. */
  readonly routeName?: () => string;
}

/** An observer of flows, with the recorded runs of the tab in their order. */
export interface Recorder {
  readonly inspect: (inspected: InspectionEvent) => void;
  readonly runs: () => readonly RecordedRun[];
}

const MAX_RUNS = 20;
const MAX_STEPS = 400;

interface OpenStep {
  readonly content: RecordedContent;
  readonly within: readonly string[];
  readonly reports: readonly string[];
  readonly typedLength: number | null;
}

/** Pressing a key adds or removes a letter, and at times a separator. */
const isNextLength = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one !== other && Math.abs(one - other) <= 2;

class Run {
  readonly id: number;
  readonly root: AnyActorRef;
  readonly #names: Pick<Recording, 'flow' | 'route'>;
  readonly #settled: RecordedStep[] = [];
  #start: readonly string[] | null = null;
  #open: OpenStep | null = null;

  constructor(id: number, names: Pick<Recording, 'flow' | 'route'>, root: AnyActorRef) {
    this.id = id;
    this.#names = names;
    this.root = root;
  }

  get #states(): readonly string[] {
    const snapshot = chartSnapshotOf(this.root);
    return snapshot === undefined ? [] : recordedStatesOf(snapshot);
  }

  /** A step ends when the next one begins, or when its run is read: its consequences follow at once. */
  #settledWith(states: readonly string[]): readonly RecordedStep[] {
    if (this.#open === null) return this.#settled;
    const { content, within, reports } = this.#open;
    return [...this.#settled, { ...content, within, reports, to: states }];
  }

  #isStillTyping({ content, within, typedLength }: OpenStep): boolean {
    const open = this.#open;
    const before = this.#settled.at(-1)?.to ?? this.#start ?? [];
    return (
      open !== null &&
      isNextLength(open.typedLength, typedLength) &&
      JSON.stringify([open.content, open.within]) === JSON.stringify([content, within]) &&
      this.#states.join() === before.join()
    );
  }

  addStep(next: OpenStep): void {
    if (!this.#isStillTyping(next)) {
      const states = this.#states;
      this.#start ??= states;
      this.#settled.splice(0, Infinity, ...this.#settledWith(states));
    }
    this.#open = this.#settled.length < MAX_STEPS ? next : null;
  }

  addReport(name: string): void {
    if (this.#open !== null) this.#open = { ...this.#open, reports: [...this.#open.reports, name] };
  }

  read(): RecordedRun {
    const states = this.#states;
    const recording: Recording = {
      version: RECORDING_VERSION,
      ...this.#names,
      start: this.#start ?? states,
      steps: this.#settledWith(states),
    };
    return { id: this.id, isRunning: chartSnapshotOf(this.root)?.status === 'active', recording };
  }
}

const pathBelow = (root: AnyActorRef, actor: AnyActorRef): readonly string[] =>
  actor === root || actor._parent === undefined ? [] : [...pathBelow(root, actor._parent), actor.id];

const rootOf = (actor: AnyActorRef): AnyActorRef => (actor._parent === undefined ? actor : rootOf(actor._parent));

/**
 * Creates an observer that records every flow that it is passed to as names of its chart. No payload, answer, input,
 * context or text is recorded (decision 092): the names of states, events, ports and delays are literals of our charts,
 * and the names of fields are a closed list.
 */
export function createRecorder({
  onStep = () => undefined,
  ignored = [],
  routeName = () => '',
}: RecorderOptions = {}): Recorder {
  const runs: Run[] = [];
  let count = 0;
  const startRun = (root: AnyActorRef): void => {
    const snapshot = chartSnapshotOf(root);
    const flow = snapshot && flowNameOf(snapshot);
    if (flow === undefined || ignored.includes(flow)) return;
    count += 1;
    runs.push(new Run(count, { flow, route: routeName() }, root));
    if (runs.length > MAX_RUNS) runs.shift();
    onStep();
  };
  const addEvent = (actor: AnyActorRef, source: AnyActorRef | undefined, event: AnyEventObject): void => {
    const root = rootOf(actor);
    const run = runs.find((each) => each.root === root);
    const snapshot = chartSnapshotOf(actor);
    if (run === undefined || snapshot === undefined) return;
    const report = source?._parent === actor ? reportNameOf(snapshot, event) : null;
    if (report !== null) run.addReport(report);
    const content = recordedContentOf(snapshot, event, source !== undefined);
    if (content === null) return;
    const typedLength = content.kind === 'event' ? typedLengthOf(event) : null;
    run.addStep({ content, within: pathBelow(root, actor), reports: [], typedLength });
    onStep();
  };
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const actor = inspected.actorRef as AnyActorRef;
      if (inspected.event.type !== 'xstate.init')
        addEvent(actor, inspected.sourceRef as AnyActorRef | undefined, inspected.event);
      else if (actor._parent === undefined) startRun(actor);
    },
    runs: () => runs.map((run) => run.read()),
  };
}
