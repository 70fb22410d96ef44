import * as backoffice from '@folioflow/flows/backoffice';
import * as flows from '@folioflow/flows';
import * as testing from '@folioflow/flows/testing';
import { operations } from '../openapi/operations.ts';

type Journeys = testing.Journeys;
type Chart = Journeys['flow']['machine'];

const operationNames = new Set<string>(operations.map(({ name }) => name));

/** An answer of a port that is no operation: each field that is read exists, and so do its fields. */
const anyAnswer: unknown = new Proxy(() => undefined, { get: (_, key) => (key === 'then' ? undefined : anyAnswer) });

type Answer = (operation: string) => Promise<unknown>;

/** The ports of a flow: operations are answered by `answer`, any other port is accepted. */
const answeredPorts = (answer: Answer): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) => () =>
        operationNames.has(String(name))
          ? answer(String(name))
          : Promise.resolve({ kind: 'accepted', answer: anyAnswer, receivedAt: 0 }),
    },
  );

interface BoundFlow {
  readonly machine: Chart;
}
type CreateFlow = (ports: unknown) => BoundFlow;

const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

const isCreator = (value: unknown): value is CreateFlow => typeof value === 'function';

/** The creator of a flow has the name of its journeys, or of its chart; a part has none. */
function findCreator(name: string, { flow }: Journeys): CreateFlow | null {
  const exported: Readonly<Record<string, unknown>> = { ...flows, ...backoffice };
  return [name, flow.machine.id].map((each) => exported[each]).find(isCreator) ?? null;
}

interface PortLogic {
  readonly config: (call: { readonly input: unknown; readonly signal: AbortSignal }) => Promise<unknown>;
}
const isPortLogic = (logic: unknown): logic is PortLogic =>
  typeof logic === 'object' && logic !== null && 'config' in logic && typeof logic.config === 'function';

interface RunningPort {
  readonly path: readonly string[];
  readonly input: unknown;
}
type RunningActors = Readonly<Record<string, { readonly options: { readonly input?: unknown } } | undefined>>;

/** Adds the ports that run at the end of each scenario of a flow, with their requests, and those of its children. */
function addRunningPorts(
  journeys: Journeys,
  found: Map<string, RunningPort>,
  path: readonly string[] = [],
  input?: unknown,
): void {
  for (const scenario of Object.keys(journeys.scenarios)) {
    let children: RunningActors;
    try {
      children = testing.playScenario(journeys, scenario, input).snapshot.children as RunningActors;
    } catch {
      // The scenario does not apply to the input of this parent.
      continue;
    }
    for (const [id, actor] of Object.entries(children)) {
      const port = { path: [...path, id], input: actor?.options.input };
      const key = JSON.stringify(port);
      if (found.has(key)) continue;
      found.set(key, port);
      const child = journeys.children[id];
      if (child !== undefined) addRunningPorts(child, found, port.path, port.input);
    }
  }
}

const actorsOf = (machine: Chart) => machine.implementations.actors as Readonly<Record<string, unknown>>;

async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Runs a port with its request. Returns its answer; undefined if it fails or stays pending. */
async function runPort(flow: BoundFlow, { path, input }: RunningPort): Promise<unknown> {
  let { machine } = flow;
  for (const id of path.slice(0, -1)) machine = actorsOf(machine)[id] as Chart;
  const logic = actorsOf(machine)[path.at(-1) ?? ''];
  if (!isPortLogic(logic)) return undefined;
  const controller = new AbortController();
  let output: unknown;
  logic.config({ input, signal: controller.signal }).then(
    (received) => (output = received),
    () => undefined,
  );
  await flushMicrotasks();
  controller.abort();
  return (output as { readonly answer?: unknown } | undefined)?.answer;
}

/** The codes and texts with which an operation can refuse a call. */
type RefusalsOf = (operation: string) => Readonly<Record<string, string>>;

/** The calls of a port. */
interface PortCalls {
  readonly operations: Set<string>;
  /** Answers into which the flow turns refusals of the operation, by their codes: they do not fail the port. */
  readonly answeredCodes: Map<string, unknown>;
}
/** The calls of the ports of a flow, by their paths. */
export type FlowCalls = ReadonlyMap<string, PortCalls>;

const pending = () => new Promise<never>(() => undefined);

async function addPortCalls(
  calls: PortCalls,
  create: (answer: Answer) => BoundFlow,
  port: RunningPort,
  refusalsOf: RefusalsOf,
) {
  const called = new Set<string>();
  const record: Answer = (operation) => {
    called.add(operation);
    return pending();
  };
  await runPort(create(record), port);
  for (const operation of called) {
    if (calls.operations.has(operation)) continue;
    calls.operations.add(operation);
    for (const [code, text] of Object.entries(refusalsOf(operation))) {
      const refuse: Answer = (name) => (name === operation ? Promise.resolve(flows.refused(text, code)) : pending());
      const answer = await runPort(create(refuse), port);
      if (answer !== undefined) calls.answeredCodes.set(code, answer);
    }
  }
}

async function findCalls(name: string, journeys: Journeys, refusalsOf: RefusalsOf): Promise<Map<string, PortCalls>> {
  const calls = new Map<string, PortCalls>();
  const createFlow = findCreator(name, journeys);
  if (createFlow === null) return calls;
  const ports = new Map<string, RunningPort>();
  addRunningPorts(journeys, ports);
  for (const port of ports.values()) {
    const path = port.path.join('.');
    const known = calls.get(path) ?? { operations: new Set(), answeredCodes: new Map() };
    calls.set(path, known);
    await addPortCalls(known, (answer) => createFlow(answeredPorts(answer)), port, refusalsOf);
  }
  return calls;
}

/** The charts of children, by their path. */
const chartsIn = ({ children }: Journeys, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  Object.entries(children).flatMap(([id, child]) => [
    [[...path, id].join('.'), child.flow.machine.id] as const,
    ...chartsIn(child, [...path, id]),
  ]);

const mergeCalls = (table: Map<string, PortCalls>, key: string, { operations: names }: PortCalls): void => {
  const known = table.get(key) ?? { operations: new Set(), answeredCodes: new Map() };
  names.forEach((name) => known.operations.add(name));
  table.set(key, known);
};

/**
 * Returns the calls of the ports of every flow with scenarios, by the name of the flow. Each port that runs at the end of
 * a scenario is run with its request. A part has the operations of its parents.
 */
export async function findPortCalls(refusalsOf: RefusalsOf): Promise<ReadonlyMap<string, FlowCalls>> {
  const flowsByName = Object.entries<unknown>(testing)
    .flatMap(([name, value]): [string, Journeys][] =>
      isJourneys(value) ? [[name.replace(/Journeys$/, ''), value]] : [],
    )
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const found = new Map<string, Map<string, PortCalls>>();
  const parts = new Map<string, Map<string, PortCalls>>();
  for (const [name, journeys] of flowsByName) {
    const calls = await findCalls(name, journeys, refusalsOf);
    found.set(name, calls);
    for (const [child, chart] of chartsIn(journeys)) {
      const ofPart = parts.get(chart) ?? new Map<string, PortCalls>();
      parts.set(chart, ofPart);
      for (const [port, call] of calls)
        if (port.startsWith(`${child}.`)) mergeCalls(ofPart, port.slice(child.length + 1), call);
    }
  }
  return new Map(
    flowsByName.map(([name, { flow }]) => {
      const calls = found.get(name) ?? new Map<string, PortCalls>();
      return [name, calls.size > 0 ? calls : (parts.get(flow.machine.id) ?? calls)];
    }),
  );
}
