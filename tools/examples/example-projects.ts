import { globSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';

/** A flow that an example embeds, and the file that binds its ports, runs it and passes its view on. */
export interface EmbeddedFlow {
  readonly flow: string;
  /** from the folder of the example */
  readonly file: string;
}

interface Example {
  readonly flows: readonly EmbeddedFlow[];
}

/** An example with pages. */
export interface BrowserExample extends Example {
  /** Variable of the build with the address of the provider, or the file that contains `DEFAULT_ADDRESS`. */
  readonly address: { readonly variable: string } | { readonly file: string };
  /** Arguments of `npm run dev` and `npm run preview` for a port of the loopback address. */
  readonly portArguments: (port: number) => readonly string[];
  /**
   * The page without a flow is added for a second build, of this page and the page with own ports alone. Next.js splits
   * its scripts by page, so that its first build contains all pages.
   */
  readonly isBuiltTwice: boolean;
  /** The HTML of the page with own ports contains the first view of its flow. */
  readonly isRenderedOnServer?: true;
  /** Paths of the pages; `baseline` is added from `tools/examples/baseline` and has no flow. */
  readonly pages: { readonly ownPorts: string; readonly provider: string; readonly baseline: string };
}

const viteArguments = (port: number) => ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];

/** Address of the provider in an example. */
export const DEFAULT_ADDRESS = 'http://127.0.0.1:4602/api/v1';

const vitePages = { ownPorts: '/', provider: '/provider.html', baseline: '/baseline.html' } as const;

const browserExamples = {
  'react-vite': {
    flows: [
      { flow: 'signInCode', file: 'src/SignInCode.tsx' },
      { flow: 'signIn', file: 'src/SignIn.tsx' },
    ],
    address: { variable: 'VITE_PROVIDER_URL' },
    portArguments: viteArguments,
    isBuiltTwice: true,
    pages: vitePages,
  },
  'nextjs-app-router': {
    flows: [
      { flow: 'signInCode', file: 'components/SignInCode.tsx' },
      { flow: 'signIn', file: 'components/SignIn.tsx' },
    ],
    address: { variable: 'NEXT_PUBLIC_PROVIDER_URL' },
    portArguments: (port) => ['--hostname', '127.0.0.1', '--port', String(port)],
    isBuiltTwice: false,
    isRenderedOnServer: true,
    pages: { ownPorts: '/', provider: '/provider', baseline: '/baseline' },
  },
  vue: {
    flows: [
      { flow: 'signInCode', file: 'src/SignInCode.vue' },
      { flow: 'signIn', file: 'src/SignIn.vue' },
    ],
    address: { variable: 'VITE_PROVIDER_URL' },
    portArguments: viteArguments,
    isBuiltTwice: true,
    pages: vitePages,
  },
  'plain-dom': {
    flows: [
      { flow: 'signInCode', file: 'src/sign-in-code.ts' },
      { flow: 'signIn', file: 'src/sign-in.ts' },
    ],
    address: { file: 'public/provider.html' },
    portArguments: (port) => [`--serve=127.0.0.1:${port}`],
    isBuiltTwice: true,
    pages: vitePages,
  },
} as const satisfies Record<string, BrowserExample>;

/** Name of an example that runs in a browser. */
export type BrowserExampleName = keyof typeof browserExamples;

export const browserExampleNames = Object.keys(browserExamples) as BrowserExampleName[];

export const findBrowserExample = (name: BrowserExampleName): BrowserExample => browserExamples[name];

/** Path in the examples of this repository. */
export const inExamples = (...parts: readonly string[]) => inRoot('examples', ...parts);

/** Path in the folder with the pages without a flow. */
export const inBaseline = (...parts: readonly string[]) => path.join(import.meta.dirname, 'baseline', ...parts);

/** Manifests of the examples. */
export const listExampleManifests = (): readonly string[] =>
  globSync('*/package.json', { cwd: inExamples('.') })
    .sort()
    .map((file) => inExamples(file));
