import * as flows from '@folioflow/flows';
import * as staffFlows from '@folioflow/flows/backoffice';
import type { Journeys } from '@folioflow/flows/testing';

type Machine = Journeys['flow']['machine'];
interface PortLogic {
  readonly config: (call: { readonly input: unknown; readonly signal: AbortSignal }) => unknown;
}
type Logic = Machine | PortLogic;

/** Any field of a request, at any depth: an adapter reads it and finds a value. */
const anyRequest: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : name === Symbol.iterator ? undefined : anyRequest),
  apply: () => anyRequest,
});

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value;

/** Ports that record the name of each called operation and never answer. */
function createRecorder() {
  let called: string[] = [];
  const ports = new Proxy(
    {},
    {
      get: (_, name) => () => {
        called.push(String(name));
        return new Promise<never>(() => undefined);
      },
    },
  );
  const calledBy = async ({ config }: PortLogic): Promise<readonly string[]> => {
    called = [];
    const call = { input: { request: anyRequest, submission: 'key' }, signal: new AbortController().signal };
    // An adapter that cannot read the request calls nothing.
    new Promise((resolve) => resolve(config(call))).catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    return called;
  };
  return { ports, calledBy };
}

async function addBindings(
  machine: Machine,
  path: string,
  found: Record<string, string>,
  calledBy: (logic: PortLogic) => Promise<readonly string[]>,
): Promise<void> {
  for (const [name, logic] of Object.entries(machine.implementations.actors as Readonly<Record<string, Logic>>)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (isMachine(logic)) await addBindings(logic, at, found, calledBy);
    else {
      const [operation] = await calledBy(logic);
      if (operation !== undefined && operation !== name) found[at] = operation;
    }
  }
}

/** The machine of the flow that a function creates; undefined if the function creates none. */
function machineOf(create: (ports: object) => unknown, ports: object): unknown {
  try {
    const created = create(ports);
    if (created instanceof Promise) void created.catch(() => undefined);
    return (created as { readonly machine?: unknown } | undefined)?.machine;
  } catch {
    return undefined;
  }
}

/**
 * Returns the operation behind each port whose name is another one, by the id of the flow and the path of the port:
 * `secondFactor.confirm` of `signInCode` is `validateOtp`. Each flow is bound to recording ports, and each port is called.
 */
export async function readOperations(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const operations: Record<string, Record<string, string>> = {};
  const { ports, calledBy } = createRecorder();
  for (const create of Object.values<unknown>({ ...flows, ...staffFlows })) {
    if (typeof create !== 'function') continue;
    const machine = machineOf(create as (ports: object) => unknown, ports);
    if (isMachine(machine)) await addBindings(machine, '', (operations[machine.id] ??= {}), calledBy);
  }
  return operations;
}
