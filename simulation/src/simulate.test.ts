import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const simulator = path.join(import.meta.dirname, 'main.ts');
/** As in `npm run simulate`. */
const flags = ['--conditions=folioflow-source', '--max-semi-space-size=64'];

/** Runs the simulator in a process of its own: the runner loads modules in turns that no seed decides. */
async function simulate(...options: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...flags, simulator, ...options]);
  return stdout;
}

/** Number of steps and hash of their effects. */
const fingerprintsOf = (output: string): string[] => output.match(/\d+:[0-9a-f]{16}/g) ?? [];

test('the same seed has the same effects, another one has others', async () => {
  const options = ['--no-regressions', '--steps', '150', '--investors', '2'];
  const [first, second, other] = await Promise.all(
    ['5', '5', '6'].map(async (seed) => fingerprintsOf(await simulate(...options, '--seed', seed))),
  );
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});

test('no saved trace and none of three seeds violates an invariant', async () => {
  const output = await simulate('--seed', '104', '--seeds', '3', '--steps', '2000', '--investors', '4', '--counts');
  expect(fingerprintsOf(output).filter((fingerprint) => fingerprint.startsWith('2000:'))).toHaveLength(3);
  const countSeedsWith = (event: string) => output.split(event).length - 1;
  // In each seed, a new investor comes from the sign-up to the signature; staff request few client codes.
  expect(countSeedsWith('photoCapture/photo.confirmed')).toBe(3);
  expect(countSeedsWith('esignKyc/signing.started')).toBe(3);
  expect(countSeedsWith('clientCodeCreation/creation.submitted')).toBeGreaterThan(0);
});

test('a planted bug is found', async () => {
  const output = await simulate('--mutant', 'a payment has the amount in rupees', '--steps', '1000');
  expect(output).toContain('1/1 found');
});
