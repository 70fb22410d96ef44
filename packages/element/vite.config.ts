import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { buildTargets } from '../../tools/browsers/targets.ts';
import { areaFilterPlugin } from '../../tools/vite/area-filter.ts';
import { conditions } from '../../tools/vite/conditions.ts';
import { texts } from '../../tools/vite/languages.ts';

/** Areas of the contract with the operations of the SIP checkout. */
const areas = new Set(['access', 'kyc', 'accounts', 'mandates', 'chart', 'checkout', 'sip', 'orders']);

/** Modules of the first file: it must run in Node, and be small and alone for a page whose visitor does not invest. */
const shell = /\/element\/src\/[^/]+$|\/messages\/en\/embedding\.json$/;
/** Screens of the steps after the first, and what they alone need. */
const later = new RegExp(
  [
    'orders/sip-response',
    'ui/src/parts/(?:mandate|identity|form/(?:PdfForm|ImageUpload)|order/RepeatedOrder)',
    'ui/src/primitives/(?:CodeField|Outcome|FileDrop|AmountField|ServerHtml|Countdown/Countdown)',
    'ui/src/screens/(?:orders|checkout/SipCheckout/(?:SipPaying|SipReviewing|SipConfirming|SipEnding|SipAgreement))',
    'checkout/SipResult',
    'wiring/src/pictures/(?:rewrite-image|picture|tiff|image-bytes)',
    'contract/(?:access|kyc|mandates|sip|orders)\\.ts',
    'dompurify|react-number-format',
  ].join('|'),
);

/** Code that only a browser without popovers requests. */
const missing = /popover-polyfill/;

const isOfFirstStep = (module: string) => ![shell, later, missing].some((names) => names.test(module));

/** The script of the element with everything that it needs, for pages without a build. */
export default defineConfig({
  root: import.meta.dirname,
  // The files are found beside the script, on any server.
  base: './',
  publicDir: false,
  plugins: [react(), texts(), areaFilterPlugin((area) => areas.has(area))],
  resolve: { conditions },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } },
  },
  build: {
    target: [...buildTargets],
    // Container queries are needed anyway, so no rule is rewritten for older browsers.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A library's imports have no helper around them, which would send events of its own to the window.
    lib: { entry: 'src/index.ts', formats: ['es'] },
    reportCompressedSize: false,
    // The licences of bundled packages require their texts beside the code.
    license: { fileName: 'licences.md' },
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      transform: { inject: { process: [path.join(import.meta.dirname, 'src/styles/process-shim.ts'), 'process'] } },
      optimization: { inlineConst: true },
      output: {
        minify: true,
        hashCharacters: 'base36',
        entryFileNames: 'index.js',
        chunkFileNames: 'parts/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'checkout', priority: 2, test: isOfFirstStep },
            { name: 'later', priority: 1, test: later },
          ],
        },
        assetFileNames: 'parts/[name]-[hash:7][extname]',
      },
    },
  },
});
