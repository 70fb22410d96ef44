import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../../root.ts';
import { esbuildDescriptionRemoval } from '../../vite/without-descriptions.ts';
import { figureWithMaxValue, type FigureSource } from '../figure.ts';

interface FlowUnit {
  readonly name: string;
  /** Below packages/flows/src. */
  readonly entry: string;
  readonly budget: number;
}

/** Bytes of one flow for a partner, without xstate: the published unit and its imports from the kit. */
const unitSizeFigure = ({ name, entry, budget }: FlowUnit): FigureSource => ({
  name,
  isBytes: true,
  measure: async () => {
    const file = inRoot('packages', 'flows', 'src', ...entry.split('/'));
    if (!existsSync(file)) return 'the flow does not exist yet';
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2023',
      conditions: ['folioflow-source'],
      external: ['xstate', 'react', '@xstate/react'],
      plugins: [esbuildDescriptionRemoval],
      write: false,
      logLevel: 'silent',
    });
    const value = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
    return figureWithMaxValue(budget, { name, value, unit: 'bytes' });
  },
});

export const unitSizes = [
  { name: 'sign-in-code without xstate', entry: 'access/sign-in-code/index.ts', budget: 2500 },
].map(unitSizeFigure);

/** Each as a page fetches it: the checkout, and with each step the chart that comes with it. */
export const sipCheckoutSizes = [
  { name: 'sip-checkout without its steps and xstate', entry: 'checkout/sip-checkout/index.ts', budget: 11_900 },
  {
    name: 'sip-checkout: step nominee without xstate',
    entry: 'checkout/sip-checkout/steps/choosing-nominee.ts',
    budget: 4300,
  },
  {
    name: 'sip-checkout: step mandate without xstate',
    entry: 'checkout/sip-checkout/steps/choosing-mandate.ts',
    budget: 8050,
  },
  {
    name: 'sip-checkout: step code without xstate',
    entry: 'checkout/sip-checkout/steps/confirming-sip.ts',
    budget: 4200,
  },
].map(unitSizeFigure);
