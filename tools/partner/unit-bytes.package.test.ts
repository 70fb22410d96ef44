import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { inRoot } from '../root.ts';
import { bundleByEsbuild, bundleByVite } from './unit-bytes.ts';

/**
 * The cost of a unit for a partner, in its `x.budget.ts`: an upper limit in bytes (brotli, of the packed package,
 * without xstate) for all its exports, and the modules that it includes besides its own chart. A unit that outgrows its
 * limit gets a new limit on purpose.
 */
interface Budget {
  readonly bytes: number;
  readonly modules: readonly string[];
}

const sources = inRoot('packages', 'flows', 'src');
/** The difference between two bundlers; small units differ by more than the ratio. */
const MAX_BUNDLER_RATIO = 1.06;
const MAX_BUNDLER_BYTES = 120;
/** Upper limit of a whole checkout with its child charts. */
const MAX_CHECKOUT_BYTES = 20_000;

async function readBudget(unit: string): Promise<Budget> {
  const file = path.join(sources, unit, `${path.basename(unit)}.budget.ts`);
  return ((await import(file)) as { readonly budget: Budget }).budget;
}

/** A parser of navigation state is called by a route before its flow starts, and may include schemas. */
async function readExportedNames(unit: string): Promise<readonly string[]> {
  const exported = (await import(path.join(sources, unit, 'index.ts'))) as object;
  return Object.keys(exported).filter((name) => !/StateOf$|^parse\w+(State|Subject)$/.test(name));
}

const unitFolders = globSync(['*/*/index.ts', 'parts/*/*/index.ts'], { cwd: sources })
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .sort();
const units = (
  await Promise.all(unitFolders.map(async (unit) => ({ unit, names: await readExportedNames(unit) })))
).filter(({ names }) => names.length > 0);

const entryOf = (unit: string) => (unit.startsWith('backoffice/') ? '@folioflow/flows/backoffice' : '@folioflow/flows');

/** Charts by name, messages by module. */
const includedModules = (files: readonly string[]) =>
  files.flatMap(
    (file) => /([^/]+)\.machine\.js$|(messages\/en\/[^/]+)\.js$/.exec(file)?.slice(1).filter(Boolean) ?? [],
  );

describe('the import of a unit from the packed package', () => {
  const { folder } = inject('installation');

  test.each(units)(
    '$unit contains its own chart and the listed modules, no schema and no other messages, within its byte budget',
    async ({ unit, names }) => {
      const budget = await readBudget(unit);
      const code = `export { ${names.join(', ')} } from '${entryOf(unit)}';`;
      const { bytes, files } = await bundleByEsbuild(folder, code);
      expect(
        includedModules(files)
          .filter((name) => name !== path.basename(unit))
          .sort(),
      ).toEqual(budget.modules);
      expect(files.filter((file) => file.includes('/valibot/'))).toEqual([]);
      expect(bytes).toBeLessThanOrEqual(budget.bytes);
      const inVite = await bundleByVite(folder, code);
      const [least, most] = [Math.min(bytes, inVite), Math.max(bytes, inVite)];
      expect(most).toBeLessThanOrEqual(Math.max(least * MAX_BUNDLER_RATIO, least + MAX_BUNDLER_BYTES));
    },
  );

  test.each(units.filter(({ unit }) => unit.startsWith('checkout/')))(
    'the limit of $unit is at most 20,000 bytes',
    async ({ unit }) => {
      expect((await readBudget(unit)).bytes).toBeLessThanOrEqual(MAX_CHECKOUT_BYTES);
    },
  );

  test('every unit that exports values has a limit of its own', () => {
    const limited = globSync(['*/*/*.budget.ts', 'parts/*/*/*.budget.ts'], { cwd: sources });
    expect(limited.map((file) => path.dirname(file)).sort()).toEqual(units.map(({ unit }) => unit));
  });
});
