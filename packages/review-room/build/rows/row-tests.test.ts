import { expect, test } from 'vitest';
import { rowTestsIn, unitNamesOf } from './row-tests.ts';

const code = `
test('a wrong code is shown [ON-150 ON-483]', () => {
  open('EnteringAfterWrongCode');
});
test('nothing else', () => open('Closed'));
test.each([1])("a row [DO-034 C-19, OM-001]", async () => {});
test('speaks of [ON-001] in the middle', () => {});
`;

test('a test has the rows of its title and the names of its own code', () => {
  expect(rowTestsIn('packages/flows/src/access/sign-in/sign-in.test.ts', code)).toMatchObject([
    { title: 'a wrong code is shown [ON-150 ON-483]', rows: ['ON-150', 'ON-483'], names: ['EnteringAfterWrongCode'] },
    { title: 'a row [DO-034 C-19, OM-001]', rows: ['DO-034', 'OM-001'], names: [] },
  ]);
});

test('the units of a path are named from its file to its first folder', () => {
  expect(unitNamesOf('apps/investor/src/routes/access/SignInCode.app.test.tsx').slice(0, 2)).toEqual([
    'SignInCode',
    'Access',
  ]);
  expect(unitNamesOf('flows/src/parts/second-factor/resend.test.ts')).toContain('SecondFactor');
});
