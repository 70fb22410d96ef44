import { build, type Plugin } from 'esbuild';
import { globSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chartsWithoutDescriptions } from '../../../tools/vite/without-descriptions.ts';

/**
 * What a partner pays for all that one unit exports: a line in bytes (brotli, as published, xstate left out) that it must
 * not cross, and what comes along besides its own chart. A unit that outgrows its line gets a new one on purpose.
 */
const lines: Readonly<Record<string, readonly [bytes: number, ...along: readonly string[]]>> = {
  'access/email-verification': [4875, 'email-password', 'second-factor'],
  'access/identity-pages': [1400],
  'access/password-reset': [4675, 'email-password', 'second-factor'],
  'access/pin-change': [2825],
  'access/pin-setup': [2500],
  'access/session': [2250],
  'access/sign-in': [3400, 'mobile-entry'],
  'access/sign-in-code': [3775, 'second-factor'],
  'backoffice/client-code-creation': [3000],
  'backoffice/client-list': [3075],
  'backoffice/staff-session': [3000],
  'backoffice/staff-sign-in': [4030, 'second-factor'],
  'banking/bank-account-addition': [4900, 'bank-details', 'image-upload'],
  'banking/bank-account-list': [6900, 'bank-account-addition', 'bank-details', 'image-upload', 'pin-confirmation'],
  'discovery/asked-checkout': [2800],
  'discovery/chart-page': [3600],
  'discovery/expert-advice': [4000],
  'discovery/fund-portfolio': [600],
  'discovery/invest-panel': [8650, 'second-factor'],
  'discovery/returns-calculator': [625],
  'discovery/scheme-comparison': [4925],
  'discovery/scheme-list': [5950],
  'discovery/scheme-search': [525],
  'discovery/sip-calculator': [950],
  'discovery/watchlist-creation': [2150],
  'discovery/watchlists': [3350],
  'kyc/details-page': [4600, 'details-form'],
  'kyc/esign-kyc': [3200],
  'kyc/kyc-aadhaar': [5000, 'card-stage', 'image-upload'],
  'kyc/kyc-bank': [6150, 'bank-details', 'image-upload'],
  'kyc/kyc-pan': [5725, 'card-stage', 'image-upload'],
  'kyc/my-kyc': [2735],
  'kyc/personal-wizard': [6650, 'details-form'],
  'ordering/lumpsum-checkout': [9300, 'image-upload', 'nominee-choice', 'second-factor'],
  'ordering/sip-checkout': [7750],
  'orders/invest-more': [4030],
  'ordering/stp-registration': [5750, 'pin-confirmation'],
  'orders/order-list': [5260],
  'orders/order-response': [2200],
  'orders/order-screen': [880],
  'orders/portfolio': [1900],
  'orders/sip-pause': [3150, 'pin-confirmation'],
  'orders/redeem': [6455, 'second-factor'],
  'orders/swp-registration': [6000, 'second-factor'],
  'orders/sip-response': [3000],
  'orders/statement': [2100],
  'parts/asked-order': [1850],
  'parts/bank-details': [2375],
  'parts/details-form': [2700],
  'parts/image-upload': [2500],
  'parts/mandate-choice': [6600, 'image-upload', 'mandate-registration'],
  'parts/mandate-registration': [4400, 'image-upload'],
  'parts/mobile-entry': [1825],
  'parts/nominee-choice': [4300, 'image-upload'],
  'parts/nominee-details': [3800],
  'parts/order-confirmation': [4050, 'second-factor'],
  'parts/payment-choice': [1150],
  'parts/photo-capture': [2200],
  'parts/pin-confirmation': [1550],
  'parts/second-factor': [2125],
  'parts/server-notice': [900],
  'payments/payment': [2550],
  'payments/payment-status': [1925],
};

const units = globSync('*/*/index.ts', { cwd: import.meta.dirname })
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .sort();

/**
 * An entry for each unit: its own names, taken from the package's index, those of the staff from their own. A reader of what the router keeps is called by
 * a route, before there is a flow, and may bring schemas.
 */
const takenFromTheIndex: Plugin = {
  name: 'taken-from-the-index',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /^unit:/ }, ({ path: unit }) => ({ path: unit.slice(5), namespace: 'unit' }));
    esbuild.onLoad({ filter: /.*/, namespace: 'unit' }, async ({ path: unit }) => {
      const exported = (await import(path.join(import.meta.dirname, unit, 'index.ts'))) as object;
      const names = Object.keys(exported).filter((name) => !name.endsWith('StateOf'));
      const index = unit.startsWith('backoffice/') ? './backoffice/index.ts' : './index.ts';
      const contents = `export { ${names.join(', ')} } from '${index}';`;
      return { contents, resolveDir: import.meta.dirname, loader: 'ts' };
    });
  },
};

async function bundles() {
  const { metafile, outputFiles } = await build({
    entryPoints: units.map((unit) => ({ in: `unit:${unit}`, out: unit })),
    outdir: '/units',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['folioflow-source'],
    external: ['xstate'],
    plugins: [takenFromTheIndex, chartsWithoutDescriptions],
    metafile: true,
    write: false,
  });
  return Object.values(metafile.outputs).map(({ inputs, entryPoint = '' }, place) => ({
    unit: entryPoint.replace('unit:', ''),
    files: Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    bytes: brotliCompressSync(outputFiles[place]?.contents ?? '').length,
  }));
}

/** Charts by their name, words by their module. */
const cameAlong = (files: readonly string[]) =>
  files.flatMap(
    (file) => /([^/]+)\.machine\.ts$|(messages\/en\/[^/]+)\.ts$/.exec(file)?.slice(1).filter(Boolean) ?? [],
  );

describe('importing one unit', async () => {
  test('every unit has its line', () => {
    expect(Object.keys(lines).sort()).toEqual(units);
  });

  test.each(await bundles())(
    '$unit brings its own chart and what is named, no schema and no other words, within its line',
    ({ unit, files, bytes }) => {
      const [line = 0, ...along] = lines[unit] ?? [];
      expect(
        cameAlong(files)
          .filter((name) => name !== path.basename(unit))
          .sort(),
      ).toEqual(along);
      expect(files.filter((file) => file.includes('/valibot/'))).toEqual([]);
      expect(bytes).toBeLessThanOrEqual(line);
    },
  );
});
