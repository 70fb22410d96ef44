import { build, type Plugin } from 'esbuild';
import { globSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { esbuildDescriptionRemoval } from '../../../tools/vite/without-descriptions.ts';

/**
 * The cost of a unit for a partner, in its `x.budget.ts`: an upper limit in bytes (brotli, as published, without
 * xstate) for all its exports, and the modules that it includes besides its own chart. A unit that outgrows its limit
 * gets a new limit on purpose.
 */
interface Budget {
  readonly bytes: number;
  readonly modules: readonly string[];
}

async function readBudget(unit: string): Promise<Budget> {
  const file = path.join(import.meta.dirname, unit, `${path.basename(unit)}.budget.ts`);
  return ((await import(file)) as { readonly budget: Budget }).budget;
}

const units = globSync(['*/*/index.ts', 'parts/*/*/index.ts'], { cwd: import.meta.dirname })
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .sort();

/**
 * An entry for each unit with the names that it exports from the package's index, staff units from the index
 * of the back office. A parser of navigation state is called by a route before its flow starts, and may include
 * schemas.
 */
const exportedByIndex: Plugin = {
  name: 'taken-from-the-index',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /^unit:/ }, ({ path: unit }) => ({ path: unit.slice(5), namespace: 'unit' }));
    esbuild.onLoad({ filter: /.*/, namespace: 'unit' }, async ({ path: unit }) => {
      const exported = (await import(path.join(import.meta.dirname, unit, 'index.ts'))) as object;
      const names = Object.keys(exported).filter((name) => !/StateOf$|^parse\w+(State|Subject)$/.test(name));
      const index = unit.startsWith('backoffice/') ? './backoffice/index.ts' : './index.ts';
      const contents = `export { ${names.join(', ')} } from '${index}';`;
      return { contents, resolveDir: import.meta.dirname, loader: 'ts' };
    });
  },
};

async function bundleUnits() {
  const { metafile, outputFiles } = await build({
    entryPoints: units.map((unit) => ({ in: `unit:${unit}`, out: unit })),
    outdir: '/units',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['folioflow-source'],
    external: ['xstate'],
    plugins: [exportedByIndex, esbuildDescriptionRemoval],
    metafile: true,
    write: false,
  });
  return Object.values(metafile.outputs).map(({ inputs, entryPoint = '' }, place) => ({
    unit: entryPoint.replace('unit:', ''),
    files: Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    bytes: brotliCompressSync(outputFiles[place]?.contents ?? '').length,
  }));
}

/** Charts by name, messages by module. */
const includedModules = (files: readonly string[]) =>
  files.flatMap(
    (file) => /([^/]+)\.machine\.ts$|(messages\/en\/[^/]+)\.ts$/.exec(file)?.slice(1).filter(Boolean) ?? [],
  );

describe('the import of a unit', async () => {
  test.each(await bundleUnits())(
    '$unit contains its own chart and the listed modules, no schema and no other messages, within its byte budget',
    async ({ unit, files, bytes }) => {
      const budget = await readBudget(unit);
      expect(
        includedModules(files)
          .filter((name) => name !== path.basename(unit))
          .sort(),
      ).toEqual(budget.modules);
      expect(files.filter((file) => file.includes('/valibot/'))).toEqual([]);
      expect(bytes).toBeLessThanOrEqual(budget.bytes);
    },
  );
});
