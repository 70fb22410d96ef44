import { globSync } from 'node:fs';
import { root } from '../root.ts';
import { allowedFeatures } from './allowed-features.ts';
import { findNewerFeatures, type NewerFeature } from './newer-features.ts';

/** Sources that run in the browser of a user. */
const shipped = [
  'packages/{api,flows,ui,wiring,element}/src/**/*.{ts,tsx,css}',
  'apps/{investor,backoffice}/src/**/*.{ts,tsx}',
  'packages/wiring/page/*.css',
];
const forDevelopment = /\.(test|test-d|stories|d)\.|\/(testing|model-testing|review|fixtures)\//;

const allowedNameOf = ({ name }: NewerFeature) =>
  [name, name.split(':')[0] ?? name].find((each) => each in allowedFeatures) ?? null;

const files = globSync(shipped, { cwd: root }).filter((file) => !forDevelopment.test(file));
const found = findNewerFeatures(files);
const refused = found.filter((feature) => allowedNameOf(feature) === null);
const used = new Set(found.map(allowedNameOf));
const unused = Object.keys(allowedFeatures).filter((name) => !used.has(name));

for (const { file, line, name, targets } of refused)
  console.error(`${file}:${line} ${name} is missing in ${targets.join(', ')}`);
for (const name of unused) console.error(`tools/browsers/allowed-features.ts allows ${name}, which nothing uses.`);
process.exitCode = refused.length + unused.length > 0 ? 1 : 0;
