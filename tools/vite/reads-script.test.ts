import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createReadsScript } from './reads-script.ts';

/** Runs the script in a page without scripts that load; returns what it sets. */
function runScript(script: string, token: string | null) {
  const page: { readonly firstReads?: object } & Record<string, unknown> = {
    localStorage: { getItem: () => token },
    document: {
      querySelector: () => ({ text: '{"providerUrl":"https://provider.example/"}' }),
      addEventListener: () => undefined,
    },
  };
  runInNewContext(script, page);
  return page;
}

test('the script runs as it is served, with the paths of the reads', () => {
  const script = createReadsScript(['listHoldings', 'getPortfolio']);
  expect(script).toContain('/holding/list');
  expect(script).toContain('/order/portfolio');
  expect(runScript(script, 'token').firstReads).toBeDefined();
});

test.each(['createAdditionalOrder', 'verifyIdProof'] as const)('%s is no read that a page can begin', (name) => {
  expect(() => createReadsScript([name])).toThrow(`${name} is no read that a page can begin.`);
});
