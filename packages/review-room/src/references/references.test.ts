import { expect, test } from 'vitest';
import { branchReferences } from './part-references.ts';
import { referenceName, referencePath } from './references.ts';

test('a reference has a name and an address of its own', () => {
  expect([referenceName('OM-141'), referenceName('009')]).toEqual(['OM-141', 'Decision 009']);
  expect(referencePath('OM-141')).toBe('?path=/docs/search--docs&q=OM-141');
  expect(referencePath('009')).toBe('?path=/docs/search--docs&q=Decision%20009');
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
