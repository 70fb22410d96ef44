import { build } from 'esbuild';
import path from 'node:path';

/** Source of the functions of `in-page.ts`, to be run in a page that does not have them yet. */
export async function bundleInPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return `if (!globalThis.journeyPage) { ${outputFiles[0]?.text ?? ''} }`;
}

export const formatCall = (name: string, args: readonly unknown[]) =>
  `globalThis.journeyPage[${JSON.stringify(name)}](...${JSON.stringify(args)})`;
