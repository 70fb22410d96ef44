import {
  lumpsumCheckoutJourneys,
  portfolioJourneys,
  signInJourneys,
  statementJourneys,
} from '@folioflow/flows/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declaredRefusalsOf } from './declared-refusals.ts';
import { operationRefusals } from './port-refusals.gen.ts';
import { startSession, takeStep } from './play-session.ts';
import { possibleStepsOf } from './play-state.ts';
import { stepTextOf } from './step-text.ts';
import { worldOf } from './world-of.ts';

const surroundings = { worldOf, now: 0 };
const codesOf = (...args: Parameters<typeof declaredRefusalsOf>) => declaredRefusalsOf(...args).map(({ code }) => code);

interface DocumentedOperation {
  readonly 'x-folioflow-operations': readonly string[];
  readonly 'x-codes': Readonly<Record<string, string>>;
}

test('an operation has the refusals of its OpenAPI document, besides the ends of the session', () => {
  const file = path.join(import.meta.dirname, '../../../../docs/api/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  };
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods));
  const checked = documented.flatMap(({ 'x-folioflow-operations': names, 'x-codes': codes }) => {
    const [name = ''] = names;
    const refusals = operationRefusals[name];
    // Operations with the same path share a list of codes.
    if (names.length > 1 || refusals === undefined) return [];
    const { '003': _, '004': __, ...others } = codes;
    expect(refusals).toEqual(others);
    return [name];
  });
  expect(checked.length).toBeGreaterThan(40);
});

test('the port of a part has the refusals of the operation that its parent binds', () => {
  expect(codesOf(signInJourneys, ['login'])).toEqual(['030', '034', '035', '051', '099']);
  expect(codesOf(signInJourneys, ['mobileEntry', 'requestCode'])).toEqual(codesOf(signInJourneys, ['login']));
  expect(codesOf(lumpsumCheckoutJourneys, ['secondFactor', 'confirm'])).toContain('033');
});

test('flows with the same chart have the refusals of their own operations', () => {
  expect(codesOf(statementJourneys, ['load'])).toContain('061');
  expect(codesOf(portfolioJourneys, ['load'])).not.toContain('061');
});

test('a refusal that the flow turns into an answer is an answer of its port', () => {
  const [refusal] = declaredRefusalsOf(lumpsumCheckoutJourneys, ['secondFactor', 'confirm']).filter(
    ({ code }) => code === '020',
  );
  expect(refusal?.answer).toMatchObject({ kind: 'refused', gate: { redirect: 'schemeList' } });
  const session = startSession(lumpsumCheckoutJourneys, 'CheckingRecentOrder');
  const listed = possibleStepsOf(
    takeStep(session, { step: 'finished', child: 'recentOrder', ending: 'Passed' }),
    surroundings,
  ).map(stepTextOf);
  expect(listed.some(({ name, kind }) => name === 'secondFactor › sendCode' && kind === 'failure')).toBe(true);
});

test('a code is listed once', () => {
  const session = startSession(signInJourneys, 'RequestingCode');
  const details = possibleStepsOf(session, surroundings).map((step) => stepTextOf(step).detail);
  expect(details.filter((detail) => detail.startsWith('refused 099'))).toEqual([
    'refused 099: A fault that was injected for a test.',
  ]);
});
