import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { failureOf } from '../kit/port.ts';
import { isRecordedField } from './field-names.gen.ts';
import { chartSnapshotOf } from './recorded-states.ts';
import type { RecordedFailure, RecordedKind } from './recording.ts';

export type RecordedContent = RecordedKind & { readonly name: string };

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';
const ELAPSED = 'xstate.after.';

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the names of the fields of a payload; a name that no fixture of an event has is left out. */
export function recordedFieldsOf(value: object, path = ''): readonly string[] {
  return Object.entries<unknown>({ ...value }).flatMap(([name, inner]) => {
    const field = path === '' ? name : `${path}.${name}`;
    if (!isRecordedField(field)) return [];
    return [field, ...(isPlainObject(inner) ? recordedFieldsOf(inner, field) : [])];
  });
}

const REASONS = ['unreachable', 'http', 'malformed'] as const;
const MEANINGS = ['connectivity', 'earlierAttempt', 'acceptedBefore'] as const;

/** A value that its type excludes, from plain JavaScript, is no name either. */
const findName = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
  names.find((each) => each === name);

function classOf(error: unknown): RecordedFailure {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'noAnswer':
      return { kind: 'noAnswer' };
    case 'fault':
      return {
        kind: 'fault',
        reason: findName(REASONS, failure.reason) ?? 'malformed',
        ...(failure.status === 404 && { isMissing: true }),
      };
    case 'refused': {
      const code = /^(?:\d{1,3}|-1)$/.test(failure.code) ? failure.code : '';
      const means = findName(MEANINGS, failure.means);
      return { kind: 'refused', code, ...(means !== undefined && { means }) };
    }
  }
}

/** Returns the port among the running children; undefined for a child flow, whose end is a result of its own steps. */
function portNamed(snapshot: AnyMachineSnapshot, id: string): string | undefined {
  const child = (snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)[id];
  return child !== undefined && chartSnapshotOf(child) === undefined ? id : undefined;
}

function ownEvent(snapshot: AnyMachineSnapshot, event: AnyEventObject): RecordedContent | null {
  const { type, ...payload } = event;
  // Names of a chart are literals of our code; another name is not recorded.
  const isDeclared = snapshot.machine.events.includes(type);
  return isDeclared ? { kind: 'event', name: type, fields: recordedFieldsOf(payload) } : null;
}

/**
 * Returns an event that a chart receives in this state, by its names; null if it is a consequence of another step, such
 * as a report of a child, or if the chart does not accept it.
 */
export function recordedContentOf(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  isFromFlow: boolean,
): RecordedContent | null {
  const { type } = event;
  if (snapshot.status !== 'active' || !snapshot.can(event)) return null;
  if (type.startsWith(ELAPSED)) {
    const timer = snapshot._nodes.flatMap(({ after }) => after).find(({ eventType }) => eventType === type);
    return timer === undefined ? null : { kind: 'time', name: String(timer.delay) };
  }
  if (type.startsWith(DONE)) {
    const port = portNamed(snapshot, type.slice(DONE.length));
    return port === undefined ? null : { kind: 'answer', name: port };
  }
  if (type.startsWith(FAILED)) {
    const port = portNamed(snapshot, type.slice(FAILED.length));
    return port === undefined ? null : { kind: 'failure', name: port, failure: classOf(event['error']) };
  }
  return isFromFlow || type.startsWith('xstate.') ? null : ownEvent(snapshot, event);
}

/**
 * Returns the length of the only text of a payload, null if it has none or several. A text that a user types arrives as
 * many events, each with another length; of the text itself nothing is stored.
 */
export function typedLengthOf({ type: _, ...payload }: AnyEventObject): number | null {
  const textsOf = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return isPlainObject(value) ? Object.values(value).flatMap(textsOf) : [];
  };
  const [first, ...others] = textsOf(payload);
  return first === undefined || others.length > 0 ? null : first.length;
}

/** Returns the name of an event that a child reports to its parent; null if the parent does not accept it. */
export function reportNameOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null {
  const isDeclared = !event.type.startsWith('xstate.') && snapshot.machine.events.includes(event.type);
  return isDeclared && snapshot.status === 'active' && snapshot.can(event) ? event.type : null;
}
