import { expect, test } from 'vitest';
import { readConsumedKeys } from './consumed-keys.ts';

test.each([
  'answer.is_verified === true',
  'answer?.is_verified',
  "stage['is_verified']",
  'const { code, is_verified } = answer;',
  'const { is_verified: isVerified } = answer;',
  'const isOpen = ({ is_verified }: Stage) => !is_verified;',
])('%s reads the key', (source) => {
  expect(readConsumedKeys(source)).toContain('is_verified');
});

test.each([
  '// The answer has is_verified.',
  '/** Sets answer.is_verified. */',
  "const key = 'is_verified';",
  'interface Stage { readonly is_verified: boolean }',
  'const sample = { is_verified: true };',
  'stage.is_verified = true;',
  "type Fields = Pick<Stage, 'is_verified'>;",
])('%s does not read the key', (source) => {
  expect(readConsumedKeys(source)).not.toContain('is_verified');
});
