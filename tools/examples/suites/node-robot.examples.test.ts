import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createInvestorSandbox, createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { describeEmbeddedFlows } from '../describe-embedded-flows.ts';
import { installExample, runNpm } from '../install-examples.ts';
import { READY } from '../ready-investor.ts';
import { runScript } from '../run-script.ts';

const { folder: parent, tarballs, sandbox } = inject('examples');
const folder = path.join(parent, 'node-robot');
const env = { PROVIDER_URL: `${sandbox}/api/v1` };

describe('the example node-robot', () => {
  beforeAll(() => installExample('node-robot', folder, tarballs));

  test('passes its own compiler', async () => {
    await runNpm(folder, ['run', 'types', '--silent']);
  });

  test('rehearses a flow with own ports: a wrong code is refused, the right one accepted', async () => {
    const lines = await runScript({ folder, file: 'src/rehearse.ts' });
    expect(lines).toEqual([{ withWrongCode: 'This code is wrong.' }, { withRightCode: 'accepted' }]);
  });

  test('signs in to a provider and places the order that the provider then has', async () => {
    const mobile = createUnusedMobile();
    const investor = createInvestorSandbox(sandbox, mobile);
    await investor.session(READY);
    const before = await investor.effects();
    const lines = await runScript({ folder, file: 'src/main.ts', args: [mobile, 'SC01', '5000'], env });
    expect(lines).toEqual([
      { signIn: 'accepted' },
      { checkout: 'placed', order: expect.stringMatching(/^\d+$/) as string },
    ]);
    const { rows } = await investor.effects();
    expect((rows['orders'] ?? 0) - (before.rows['orders'] ?? 0)).toBe(1);
  });

  test('ends with the text of the provider when the sign-in is refused', async () => {
    const unknown = createUnusedMobile();
    const refused = runScript({ folder, file: 'src/main.ts', args: [unknown], env });
    await expect(refused).rejects.toThrow(/Error: \S.+/);
  });
});

describeEmbeddedFlows('node-robot', [
  { flow: 'signIn', file: 'src/request-code.ts' },
  { flow: 'signInCode', file: 'src/enter-code.ts' },
  { flow: 'lumpsumCheckout', file: 'src/place-lumpsum.ts' },
]);
