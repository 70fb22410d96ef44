import { build, type Plugin } from 'esbuild';
import { globSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { esbuildDescriptionRemoval } from '../../../tools/vite/without-descriptions.ts';

/**
 * The cost of a unit for a partner: an upper limit in bytes (brotli, as published, without xstate) for all its exports,
 * and the modules that it includes besides its own chart. A unit that outgrows its limit gets a new limit on purpose.
 */
const budgets: Readonly<Record<string, readonly [bytes: number, ...modules: readonly string[]]>> = {
  'access/email-verification': [4950, 'email-password', 'second-factor'],
  'access/identity-pages': [1400],
  'access/password-reset': [4785, 'email-password', 'second-factor'],
  'access/pin-change': [2865],
  'access/pin-setup': [2560],
  'access/session': [2315],
  'access/sign-in': [3490, 'mobile-entry'],
  'access/sign-in-code': [3900, 'second-factor'],
  'backoffice/client-code-creation': [3000],
  'backoffice/client-list': [3215],
  'backoffice/staff-session': [3000],
  'backoffice/staff-sign-in': [4155, 'second-factor'],
  'banking/bank-account-addition': [5270, 'bank-details', 'image-upload'],
  'banking/bank-account-list': [6900, 'bank-account-addition', 'bank-details', 'image-upload', 'pin-confirmation'],
  'discovery/chart-page': [3620],
  'discovery/expert-advice': [4000],
  'discovery/fund-portfolio': [600],
  'discovery/invest-panel': [8990, 'second-factor'],
  'discovery/returns-calculator': [625],
  'discovery/scheme-comparison': [4960],
  'discovery/scheme-list': [5955],
  'discovery/scheme-search': [550],
  'discovery/sip-calculator': [950],
  'discovery/watchlist-creation': [2340],
  'discovery/watchlists': [3440],
  'kyc/details-page': [4600, 'details-form'],
  'kyc/esign-kyc': [3420],
  'kyc/kyc-aadhaar': [5085, 'card-stage', 'image-upload'],
  'kyc/kyc-bank': [6500, 'bank-details', 'image-upload'],
  'kyc/kyc-pan': [5785, 'card-stage', 'image-upload'],
  'kyc/my-kyc': [2845],
  'kyc/personal-wizard': [6725, 'details-form'],
  'checkout/lumpsum-checkout': [10400, 'nominee-choice', 'recent-order', 'second-factor'],
  'checkout/sip-checkout': [7910],
  'orders/invest-more': [5850, 'recent-order'],
  'checkout/stp-registration': [7220, 'pin-confirmation', 'recent-order'],
  'orders/order-list': [5475],
  'orders/order-response': [2200],
  'orders/order-screen': [885],
  'orders/portfolio': [1900],
  'orders/sip-pause': [3405, 'pin-confirmation'],
  'orders/redeem': [8025, 'recent-order', 'second-factor'],
  'orders/swp-registration': [7420, 'recent-order', 'second-factor'],
  'orders/sip-response': [3000],
  'orders/statement': [2100],
  'parts/order/requested-order': [1850],
  'parts/bank/bank-details': [2700],
  'parts/form/details-form': [2730],
  'parts/form/image-upload': [2570],
  'parts/mandate/mandate-choice': [7990, 'image-upload', 'mandate-registration', 'recent-order'],
  'parts/mandate/mandate-registration': [5730, 'image-upload', 'recent-order'],
  'parts/identity/mobile-entry': [1855],
  'parts/nominee/nominee-choice': [3080],
  'parts/nominee/nominee-details': [3860],
  'parts/order/order-confirmation': [4630, 'second-factor'],
  'parts/payment/payment-choice': [1150],
  'parts/identity/photo-capture': [2220],
  'parts/identity/pin-confirmation': [1640],
  'parts/order/recent-order': [1955],
  'parts/identity/second-factor': [2200],
  'parts/page/server-notice': [900],
  'payments/payment': [2550],
  'payments/payment-status': [1970],
};

const units = globSync(['*/*/index.ts', 'parts/*/*/index.ts'], { cwd: import.meta.dirname })
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .sort();

/**
 * An entry for each unit with the names that it exports from the package's index, staff units from the index
 * of the back office. A parser of navigation state is called by a route before its flow starts, and may include schemas.
 */
const exportedByIndex: Plugin = {
  name: 'taken-from-the-index',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /^unit:/ }, ({ path: unit }) => ({ path: unit.slice(5), namespace: 'unit' }));
    esbuild.onLoad({ filter: /.*/, namespace: 'unit' }, async ({ path: unit }) => {
      const exported = (await import(path.join(import.meta.dirname, unit, 'index.ts'))) as object;
      const names = Object.keys(exported).filter((name) => !/StateOf$|^parse\w+State$/.test(name));
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
  test('has a byte budget for every unit', () => {
    expect(Object.keys(budgets).sort()).toEqual(units);
  });

  test.each(await bundleUnits())(
    '$unit contains its own chart and the listed modules, no schema and no other messages, within its byte budget',
    ({ unit, files, bytes }) => {
      const [budget = 0, ...modules] = budgets[unit] ?? [];
      expect(
        includedModules(files)
          .filter((name) => name !== path.basename(unit))
          .sort(),
      ).toEqual(modules);
      expect(files.filter((file) => file.includes('/valibot/'))).toEqual([]);
      expect(bytes).toBeLessThanOrEqual(budget);
    },
  );
});
