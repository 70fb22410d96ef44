import { expect, test } from 'vitest';
import { branchReferences } from './part-references.ts';
import { referenceName, referenceOfQuery, referencePath } from './references.ts';

test.each([
  ['?path=/docs/references--docs&reference=ON-155', 'ON-155'],
  ['?path=/docs/references--docs&reference=INV-09&globals=theme:dark', 'INV-09'],
  ['?reference=033', '033'],
  ['', null],
  ['?reference=stories', null],
])('the reference of the query %s is %s', (query, reference) => {
  expect(referenceOfQuery(query)).toBe(reference);
});

test('a reference has a name and an address of its own', () => {
  expect([referenceName('OM-141'), referenceName('009')]).toEqual(['OM-141', 'Decision 009']);
  const { search, hash } = new URL(referencePath('OM-141'), 'http://127.0.0.1/');
  expect([referenceOfQuery(search), hash]).toEqual(['OM-141', '']);
});

test('a transition has the references of its conditions, its actions and the call that it ends', () => {
  const guard = 'hasCompleteCodes and not isResending';
  const references = {
    guards: { hasCompleteCodes: ['ON-144'], isResending: ['INV-03'], isEntering: ['INV-16'] },
    actions: { setSubmissionKey: ['INV-04'] },
    calls: { sendCode: ['ON-155'] },
  };
  expect(
    branchReferences({ cause: 'codes.submitted', guard, actions: ['setSubmissionKey'] }, references).map(
      ({ name }) => name,
    ),
  ).toEqual(['hasCompleteCodes', 'isResending', 'setSubmissionKey']);
  expect(branchReferences({ cause: '✓ sendCode', guard: null, actions: [] }, references)).toEqual([
    { name: 'sendCode', references: ['ON-155'] },
  ]);
});
