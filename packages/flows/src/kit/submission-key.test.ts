import { expect, test } from 'vitest';
import {
  createAbandonedConfirmation,
  initialSubmission,
  nextSubmissionField,
  resumeLostSubmission,
} from './submission-key.ts';

const newSubmission = () => 'new';

test('a flow begins without a key and without a lost answer, or with those of its predecessor', () => {
  expect(initialSubmission).toEqual({ submission: '', hasLostAnswer: false });
  expect(resumeLostSubmission()).toEqual({ submission: '', hasLostAnswer: false });
  expect(resumeLostSubmission('lost-1')).toEqual({ submission: 'lost-1', hasLostAnswer: true });
});

test('a call has the same key while an answer is missing, otherwise a new key', () => {
  const keyOf = (submission: string, hasLostAnswer: boolean) =>
    nextSubmissionField({ newSubmission, submission, hasLostAnswer });
  expect(keyOf('lost-1', true)).toEqual({ submission: 'lost-1' });
  expect(keyOf('answered-1', false)).toEqual({ submission: 'new' });
  expect(keyOf('', true)).toEqual({ submission: 'new' });
  expect(keyOf('', false)).toEqual({ submission: 'new' });
});

test('a confirmation that is left names its key only if its answer was lost', () => {
  const left = { newSubmission, submission: 'key-1' };
  expect(createAbandonedConfirmation({ ...left, hasLostAnswer: true })).toEqual({
    kind: 'abandoned',
    lostSubmission: 'key-1',
  });
  expect(createAbandonedConfirmation({ ...left, hasLostAnswer: false })).toEqual({ kind: 'abandoned' });
});
