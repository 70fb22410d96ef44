import { build } from 'esbuild';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Bundles an app that starts the watch. */
async function bundleWatch(mode: 'production' | 'development'): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { watchLegalNotices } from './watch-legal-notices.ts'; watchLegalNotices();`,
      resolveDir: path.join(import.meta.dirname),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outputFiles.map(({ text }) => text).join('');
}

test('a production bundle contains nothing of the check', async () => {
  const [development, production] = [await bundleWatch('development'), await bundleWatch('production')];
  expect(development.includes('data-legal')).toBe(true);
  expect(production.length).toBeLessThan(100);
});
