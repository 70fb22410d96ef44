import {
  investPanelJourneys,
  schemeListJourneys,
  signInJourneys,
  type FlowStep,
  type Journeys,
} from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { parsePayload } from './parse-payload.ts';
import { payloadFieldsOf, withPayload, type PayloadField } from './payload-fields.ts';
import { shownFlowOf, startSession, takeStep } from './play-session.ts';
import { possibleStepsOf, playStateOf } from './play-state.ts';
import { signUpInPopup } from './testing/sample-plays.ts';
import { worldOf } from './world-of.ts';

const surroundings = { worldOf, now: 0 };
const fieldsOf = (journeys: Journeys, scenario: string, event: FlowStep): readonly PayloadField[] =>
  payloadFieldsOf(shownFlowOf(startSession(journeys, scenario)), event, worldOf);
const field = (more: Partial<PayloadField>): PayloadField => ({
  path: 'value',
  kind: 'text',
  typed: 'sample',
  isSecret: false,
  ...more,
});
const parse = (more: Partial<PayloadField>, typed: string | boolean) => {
  const { changes, errors } = parsePayload([field(more)], { value: typed });
  return errors['value'] ?? changes.map(({ value }) => value)[0];
};

describe('the fields of an event', () => {
  test('have the kinds of its type, and begin with the sample', () => {
    const typed = { type: 'draft.changed', patch: { mobile: '9876543210' } };
    expect(fieldsOf(signInJourneys, 'EnteringMobile', typed)).toMatchObject([
      { path: 'patch.mobile', kind: 'text', typed: '9876543210', isOptional: true },
      { path: 'patch.email', kind: 'text', typed: '', isOptional: true },
    ]);
    expect(fieldsOf(signInJourneys, 'EnteringMobile', { type: 'tab.chosen', tab: 'email' })).toMatchObject([
      { path: 'tab', kind: 'choice', options: ['email', 'mobile'], typed: 'email' },
    ]);
    expect(fieldsOf(schemeListJourneys, 'Loaded', { type: 'page.chosen', page: 2 })).toMatchObject([
      { path: 'page', kind: 'number', typed: '2' },
    ]);
    const chosen = { type: 'filter.changed', name: 'categories', values: ['Equity', 'Debt'] };
    expect(fieldsOf(schemeListJourneys, 'Loaded', chosen)).toMatchObject([
      { path: 'name', kind: 'choice' },
      { path: 'values', kind: 'list', typed: 'Equity, Debt' },
    ]);
  });

  test('that carry a secret sample are masked', () => {
    const submitted = { type: 'credentials.submitted', password: 'a secret one' };
    expect(fieldsOf(signInJourneys, 'EnteringEmail', submitted)).toMatchObject([{ path: 'password', isSecret: true }]);
  });

  test('belong to the child that takes the event', () => {
    const session = takeStep(startSession(signInJourneys, 'EnteringMobile'), { type: 'signUp.opened' });
    const step: FlowStep = { step: 'inside', child: 'mobileEntry', within: { type: 'draft.changed', mobile: '98' } };
    expect(payloadFieldsOf(shownFlowOf(session), step, worldOf)).toMatchObject([{ path: 'mobile', typed: '98' }]);
    const changed = withPayload(step, [{ path: 'mobile', value: '9000000101' }]);
    expect(takeStep(session, changed)).not.toBe(session);
    expect(playStateOf(takeStep(session, changed), surroundings, []).taken.at(-1)?.detail).toBe('mobile: 9000000101');
  });

  test('exist for no answer and no time', () => {
    const played = shownFlowOf(startSession(signInJourneys, 'RequestingCode'));
    const steps = possibleStepsOf(startSession(signInJourneys, 'RequestingCode'), surroundings);
    expect(steps.flatMap((step) => payloadFieldsOf(played, step, worldOf))).toEqual([]);
    expect(steps.length).toBeGreaterThan(5);
    expect(signUpInPopup().trace.steps).toHaveLength(4);
  });
});

describe('a typed value', () => {
  test.each<[Partial<PayloadField>, string | boolean, unknown]>([
    [{ kind: 'number' }, '12.5', 12.5],
    [{ kind: 'number' }, 'twelve', 'Enter a number.'],
    [{ kind: 'number' }, '', 'Enter a number.'],
    [{ kind: 'number', isOptional: true }, '', undefined],
    [{ kind: 'number', isNullable: true }, '', null],
    [{ kind: 'text' }, '', ''],
    [{ kind: 'text', isOptional: true }, '', undefined],
    [{ kind: 'day' }, '2026-11-20', '2026-11-20'],
    [{ kind: 'day' }, '2026-13-01', 'Enter a day as 2026-11-20.'],
    [{ kind: 'day' }, '20/11/2026', 'Enter a day as 2026-11-20.'],
    [{ kind: 'choice', options: ['a', 'b'] }, 'b', 'b'],
    [{ kind: 'choice', options: ['a', 'b'] }, 'c', 'Choose a value of the list.'],
    [{ kind: 'choice', options: ['', 'a'] }, '', ''],
    [{ kind: 'list' }, 'Equity, Debt,', ['Equity', 'Debt']],
    [{ kind: 'list', hasNumbers: true }, '1, 2', [1, 2]],
    [{ kind: 'list', hasNumbers: true }, '1, two', 'Enter numbers, separated by commas.'],
    [{ kind: 'flag' }, false, false],
    [{ kind: 'flag', isOptional: true }, false, undefined],
  ])('%j: %j is %j', (more, typed, result) => {
    expect(parse(more, typed)).toEqual(result);
  });

  test('replaces one field of a sample, in lists and in objects', () => {
    const event = { type: 'lists.changed', patch: { a: 1, b: 2 }, rows: [{ id: '1' }, { id: '2' }] };
    const changed = withPayload(event, [
      { path: 'patch.a' },
      { path: 'patch.c', value: 3 },
      { path: 'rows.1.id', value: '9' },
    ]);
    expect(changed).toEqual({ type: 'lists.changed', patch: { b: 2, c: 3 }, rows: [{ id: '1' }, { id: '9' }] });
  });

  test('that is an unchanged sample gives the sample', () => {
    for (const journeys of [signInJourneys, investPanelJourneys, schemeListJourneys])
      for (const scenario of Object.keys(journeys.scenarios)) {
        const session = startSession(journeys, scenario);
        for (const step of possibleStepsOf(session, surroundings)) {
          const fields = payloadFieldsOf(shownFlowOf(session), step, worldOf);
          const { changes, errors } = parsePayload(
            fields,
            Object.fromEntries(fields.map(({ path, typed }) => [path, typed])),
          );
          expect(errors).toEqual({});
          if (fields.length > 0) expect(withPayload(step as FlowStep, changes)).toEqual(step);
        }
      }
  });
});
