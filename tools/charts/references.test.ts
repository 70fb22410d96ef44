import { describe, expect, test } from 'vitest';
import { readCharts } from './read-charts.ts';
import { findReferences } from './references/reference-ids.ts';
import { countNames, createReferenceIndex } from './references/reference-index.ts';
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

describe('the index of references', () => {
  const { documents } = createReferenceIndex(charts);
  const all = documents.flatMap(({ references }) => references);

  test('has each reference once, with its text and its users', () => {
    expect(all.map(({ id }) => id)).toEqual([...new Set(all.map(({ id }) => id))]);
    const row = all.find(({ id }) => id === 'OM-141');
    expect(row?.title).toMatch(/\w{10}/);
    expect(row?.users).toContainEqual({ flow: 'redeem', kind: 'guard', name: 'isProblemExplained' });
    expect(all.find(({ id }) => id === '009')).toMatchObject({ title: 'Retry after a lost answer' });
  });

  test('rejects a reference without a text', () => {
    const [[id, read] = []] = Object.entries(charts);
    if (id === undefined || read === undefined) throw new Error('There is no chart.');
    const broken = { [id]: { ...read, references: { guards: { isBroken: ['ON-999'] }, actions: {}, calls: {} } } };
    expect(() => createReferenceIndex(broken)).toThrow('No such row or decision: ON-999');
  });

  test('counts the names with a reference', () => {
    const { names, namesWithReference } = countNames(charts);
    expect({ names, share: namesWithReference / names > 0.89 }).toEqual({ names: 853, share: true });
  });
});
