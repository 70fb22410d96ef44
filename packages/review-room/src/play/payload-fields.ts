import type { FlowStep, Journeys, PlayedFlow, PlayStep, WorldFinder } from '@folioflow/flows/testing';
import { eventFields, type EventField } from './event-fields.gen.ts';
import { flowNameOf } from './flow-name.ts';

/** A field of the payload of an event. */
export interface PayloadField extends Omit<EventField, 'kind'> {
  /** `patch.mobile` */
  readonly path: string;
  /** `day`: a text, all samples of which are calendar days. */
  readonly kind: EventField['kind'] | 'day';
  /** The sample as it is typed; an empty text for none. */
  readonly typed: string | boolean;
  /** The items of the list are numbers. */
  readonly hasNumbers?: true;
  /** Its samples are secret, so it is masked. */
  readonly isSecret: boolean;
}

/** A changed field: its value, or undefined if it is removed from the payload. */
export interface PayloadChange {
  readonly path: string;
  readonly value?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The single values and lists of values in a sample, by their paths. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly [string, unknown])[] {
  if (isFields(value)) return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
  if (Array.isArray(value) && !value.every(isValue))
    return value.flatMap((item: unknown, index) => leavesOf(item, [...path, String(index)]));
  return value === undefined || typeof value === 'function' ? [] : [[path.join('.'), value]];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown): boolean => typeof value === 'string' && DAY.test(value);

/** The type of a field by its samples, where the event declares none. */
function sampledField(samples: readonly unknown[]): EventField | null {
  const values = samples.filter((sample) => sample !== null);
  const marks = values.length < samples.length ? { isNullable: true as const } : {};
  const [first] = values;
  if (Array.isArray(first)) return { kind: 'list', ...marks };
  if (typeof first === 'number') return { kind: 'number', ...marks };
  if (typeof first === 'boolean') return { kind: 'flag', ...marks };
  return typeof first === 'string' ? { kind: 'text', ...marks } : null;
}

const typedOf = (value: unknown): string | boolean => {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.join(', ');
  return isValue(value) ? String(value) : '';
};

interface OwnedEvent {
  readonly owner: Journeys;
  readonly event: Fields;
}

/** Finds the flow, or child, that takes an event; null for a step of another kind. */
function ownedEventOf({ journeys, children }: PlayedFlow, step: PlayStep): OwnedEvent | null {
  const { step: kind, child, within } = step as { readonly step?: string; readonly child?: string; within?: FlowStep };
  if (kind === undefined) return { owner: journeys, event: { ...step } };
  const inner = kind === 'inside' ? children[child ?? ''] : undefined;
  return inner === undefined || within === undefined ? null : ownedEventOf(inner, within);
}

/** Returns the fields of an event that is listed: those of its sample, and those that its type declares besides. */
export function payloadFieldsOf(played: PlayedFlow, step: PlayStep, worldOf: WorldFinder): readonly PayloadField[] {
  const owned = ownedEventOf(played, step);
  if (owned === null) return [];
  const { type, ...payload } = owned.event;
  const { events, secrets } = worldOf(owned.owner);
  const samples = ((events as Readonly<Record<string, readonly unknown[]>>)[String(type)] ?? []).flatMap((sample) =>
    leavesOf(sample),
  );
  const declared = eventFields[flowNameOf(owned.owner)]?.[String(type)] ?? {};
  const own = new Map(leavesOf(payload));
  return [...new Set([...own.keys(), ...Object.keys(declared)])].flatMap((path): PayloadField[] => {
    const values = samples.flatMap(([other, value]) => (other === path ? [value] : []));
    const field = declared[path] ?? sampledField([own.get(path), ...values].filter((value) => value !== undefined));
    if (field === null) return [];
    const texts = values.filter((value) => value !== '' && value !== null);
    const isOfDays = field.kind === 'text' && texts.length > 0 && texts.every(isDay);
    const items = [own.get(path), ...values].flat();
    return [
      {
        ...field,
        path,
        kind: isOfDays ? 'day' : field.kind,
        typed: own.has(path) ? typedOf(own.get(path)) : field.kind === 'flag' ? false : '',
        isSecret: texts.some(
          (sample) => typeof sample === 'string' && secrets.some((secret) => sample.includes(secret)),
        ),
        ...(field.kind === 'list' && items.some((item) => typeof item === 'number') ? { hasNumbers: true } : {}),
      },
    ];
  });
}

function withChange(value: unknown, [name = '', ...path]: readonly string[], change: PayloadChange): unknown {
  const isLast = path.length === 0;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      if (String(index) !== name) return item;
      return isLast ? change.value : withChange(item, path, change);
    });
  const { [name]: inner, ...others } = isFields(value) ? value : {};
  if (!isLast) return { ...others, [name]: withChange(inner, path, change) };
  return change.value === undefined ? others : { ...others, [name]: change.value };
}

/** Returns a listed event, of the flow or of a child, with changed fields. */
export function withPayload(step: FlowStep, changes: readonly PayloadChange[]): FlowStep {
  if ('step' in step && step.step === 'inside') {
    const { within } = step as { readonly within: FlowStep };
    return { ...step, within: withPayload(within, changes) };
  }
  return changes.reduce<unknown>(
    (event, change) => withChange(event, change.path.split('.'), change),
    step,
  ) as FlowStep;
}
