import { expectTypeOf } from 'vitest';
import { createAnalytics, type AnalyticsEvent } from './analytics/index.ts';

/** Type tests, checked by tsc: no field of an event can contain a text, an amount or an identifier (decision 057). */

/** The fields of a union's members. */
type FieldName<Event> = Event extends unknown ? keyof Event : never;
type ValueOf<Event, Name> = Event extends unknown ? (Name extends keyof Event ? Event[Name] : never) : never;
/** A literal text ends after its last character; `string` and the free part of a template type do not. */
type IsClosed<Value> = Value extends '' ? true : Value extends `${infer _}${infer Rest}` ? IsClosed<Rest> : false;
type IsDuration<Name, Value> = Name extends `${string}InMs` ? ([Value] extends [number] ? true : false) : false;
type OpenFieldOf<Event> = {
  [Name in FieldName<Event>]: false extends IsClosed<ValueOf<Event, Name>>
    ? IsDuration<Name, ValueOf<Event, Name>> extends true
      ? never
      : Name
    : never;
}[FieldName<Event>];

expectTypeOf<OpenFieldOf<AnalyticsEvent>>().toBeNever();
expectTypeOf<FieldName<AnalyticsEvent>>().toEqualTypeOf<
  'type' | 'flow' | 'within' | 'state' | 'sinceStartInMs' | 'call' | 'failure' | 'outcome' | 'durationInMs'
>();

// The type above finds a free text, an amount, a list, an identifier, and an absent value.
expectTypeOf<OpenFieldOf<AnalyticsEvent | { type: 'a'; text: string }>>().toEqualTypeOf<'text'>();
expectTypeOf<OpenFieldOf<AnalyticsEvent | { type: 'a'; amount: number }>>().toEqualTypeOf<'amount'>();
expectTypeOf<OpenFieldOf<AnalyticsEvent | { type: 'a'; id: `ord_${string}` }>>().toEqualTypeOf<'id'>();
expectTypeOf<OpenFieldOf<AnalyticsEvent | { type: 'a'; names: readonly 'x'[] }>>().toEqualTypeOf<'names'>();
expectTypeOf<OpenFieldOf<{ type: 'a'; state: string } | { type: 'b'; state: 'x' }>>().toEqualTypeOf<'state'>();

createAnalytics({
  now: () => 0,
  sink: (event) => {
    if (event.type === 'stateEntered') expectTypeOf(event.state).not.toEqualTypeOf<string>();
    // @ts-expect-error an event has no context
    void event.context;
  },
});
