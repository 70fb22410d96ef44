import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { esbuildDescriptionRemoval } from '../../tools/vite/without-descriptions.ts';

/** Returns an entry for each file of a folder, prefixed by `name`. */
const entriesOf = (name: string, folder: string) =>
  Object.fromEntries(
    readdirSync(new URL(`./src/${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => [`${name}/${file.replace('.ts', '')}`, `src/${folder}/${file}`]),
  );

const messages = entriesOf('messages', 'messages');
const steps = {
  ...entriesOf('personal-wizard', 'kyc/personal-wizard/steps'),
  ...entriesOf('order-list', 'orders/order-list/steps'),
  ...entriesOf('scheme-search', 'discovery/scheme-search/engine'),
  ...entriesOf('sip-checkout', 'checkout/sip-checkout/steps'),
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    testing: 'src/testing.ts',
    react: 'src/react.ts',
    backoffice: 'src/backoffice/index.ts',
    ...steps,
    ...messages,
  },
  format: ['esm'],
  noExternal: [/^@folioflow\/api/],
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
  target: 'es2023',
  esbuildPlugins: [esbuildDescriptionRemoval],
});
