import { describe, expect, test } from 'vitest';
import { readCharts } from './read-charts.ts';
import { findReferences } from '../documents/reference-ids.ts';
import { namesIn } from './references/chart-references.ts';
import { readReferenceTexts } from './references/reference-texts.ts';

const charts = readCharts();
const referencesOf = (flow: string) => {
  const read = charts[flow];
  if (read === undefined) throw new Error(`There is no chart ${flow}.`);
  return read.references;
};

describe('references in a comment', () => {
  test.each([
    ['Matches a minimum (DO-032).', ['DO-032']],
    ['Returns the options (DO-022 to DO-024), INV-04.', ['DO-022', 'DO-023', 'DO-024', 'INV-04']],
    ['True if the effect is unknown (decision 009, OM-143).', ['OM-143', '009']],
    ['Decisions 033 and 034; row ON-155, twice ON-155.', ['ON-155', '033', '034']],
    ['UTF-8, A26, C-91 and 033 are no references.', []],
  ])('%s', (text, references) => {
    expect(findReferences(text)).toEqual(references);
  });
});

describe('the references of a chart', () => {
  test.each(Object.keys(charts))('of %s exist', (flow) => {
    const texts = readReferenceTexts();
    const { guards, actions, calls } = referencesOf(flow);
    const ids = [guards, actions, calls].flatMap((names) => Object.values(names).flat());
    expect(ids.filter((id) => !texts.has(id))).toEqual([]);
  });

  test('are those of the rule that a guard calls, and of the proof that fails without the guard', () => {
    const { guards } = referencesOf('redeem');
    expect(guards['isProblemExplained']).toEqual(['OM-141']);
    expect(guards['isRedemptionAllowed']).toContain('INV-22');
    expect(referencesOf('redeem').actions['recordAbandonedConfirmation']).toContain('INV-04');
  });

  test('do not include the invariant of a fault that an unrelated action carries', () => {
    expect(referencesOf('redeem').actions['clearNotice']).toEqual(['074']);
  });

  test('are those of the operation of a port', () => {
    expect(referencesOf('signIn').calls['login']).toEqual(['ON-133', 'ON-134', 'ON-460']);
    expect(referencesOf('payment').calls['initiatePayment']).toContain('OM-304');
  });

  test('are those beside a definition in a shared file or in a type', () => {
    expect(referencesOf('expertAdvice').calls['openCheckout']).toEqual(['DO-222']);
  });
});

test('nine of ten names of guards, actions and ports have a reference', () => {
  const counts = Object.values(charts).map(({ chart, references }) => {
    const { guards, actions, calls } = namesIn(chart);
    const found = [
      ...guards.map((name) => references.guards[name]),
      ...actions.map((name) => references.actions[name]),
      ...calls.map((name) => references.calls[name]),
    ];
    return { all: found.length, referring: found.filter((ids) => ids !== undefined).length };
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  expect(sum(counts.map(({ referring }) => referring)) / sum(counts.map(({ all }) => all))).toBeGreaterThan(0.89);
});
