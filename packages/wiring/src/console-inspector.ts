import type { AnyMachineSnapshot, InspectionEvent, Snapshot, StateValue } from 'xstate';
import type { FlowObserver } from './wiring.ts';

/** The parts of a snapshot that are read: neither context nor output. */
interface ChartSnapshot extends Pick<AnyMachineSnapshot, 'machine'> {
  readonly value: StateValue;
}

const isChart = (snapshot: Snapshot<unknown>): snapshot is Snapshot<unknown> & ChartSnapshot => 'machine' in snapshot;

/** Names that the chart declares are literals of our code; any other name could be a value. */
function writeStep(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.snapshot' || !isChart(inspected.snapshot)) return;
  const { machine, value } = inspected.snapshot;
  const { type } = inspected.event;
  if (type === 'xstate.init' || machine.events.includes(type)) console.debug('[flow]', machine.id, type, value);
}

/**
 * Adds an inspector for development to an observer of flows: it writes each step to the console, at the level Verbose,
 * by the names of the chart, the event and the states, never the content of an event, an answer or a context.
 */
export const withConsoleInspector = (observer: FlowObserver): FlowObserver => ({
  inspect: (inspected) => {
    observer.inspect(inspected);
    writeStep(inspected);
  },
});
