import { build } from 'esbuild';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** The charts that a partner gets with one export of the package; nothing else may come along. */
const charts = {
  signInCode: ['second-factor', 'sign-in-code'],
  signIn: ['mobile-entry', 'sign-in'],
  passwordReset: ['password-reset', 'second-factor'],
  emailVerification: ['email-verification', 'second-factor'],
  pinSetup: ['pin-setup'],
  phoneEntry: ['mobile-entry'],
  pinChange: ['pin-change'],
  identityPages: ['identity-pages'],
  session: ['session'],
  serverNotice: ['server-notice'],
  kycPan: ['image-upload', 'kyc-pan'],
  kycAadhaar: ['image-upload', 'kyc-aadhaar'],
  kycBank: ['bank-details', 'image-upload', 'kyc-bank'],
  esignKyc: ['esign-kyc'],
  personalWizard: ['details-form', 'nominee-details', 'personal-wizard', 'photo-capture', 'second-factor'],
  detailsPage: ['details-form', 'details-page'],
} as const;

async function bundled(name: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './index.ts';`, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['folioflow-source'],
    external: ['xstate'],
    metafile: true,
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [file] : [],
  );
  return { files, bytes: outputFiles[0]?.contents.length ?? 0 };
}

describe('importing one flow', () => {
  test.each(Object.entries(charts))(
    '%s brings its own charts and nothing of the others, no schema and no words',
    async (name, expected) => {
      const { files } = await bundled(name);
      const machines = files
        .filter((file) => file.endsWith('.machine.ts'))
        .map((file) => path.basename(file, '.machine.ts'));
      expect(machines.sort()).toEqual([...expected]);
      expect(files.filter((file) => /valibot|\/messages\/en\//.test(file))).toEqual([]);
    },
  );
});
