import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { worldMutants } from './world-mutants.ts';

/**
 * Loads the mutant that `SIMULATE_MUTANT` names in place of its module: `node --import` runs this file before the
 * simulator. Throws if the source does not contain the replaced text exactly once.
 */
const root = path.join(import.meta.dirname, '..', '..', '..');
const name = process.env['SIMULATE_MUTANT'] ?? '';
const mutant = worldMutants.find((candidate) => candidate.name === name);
if (mutant === undefined) throw new Error(`There is no mutant "${name}".`);
const mutated = path.join(root, mutant.file);

registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.startsWith('file:') || fileURLToPath(url) !== mutated) return nextLoad(url, context);
    const source = readFileSync(mutated, 'utf8');
    if (source.split(mutant.find).length !== 2) throw new Error(`${mutant.file} does not contain: ${mutant.find}`);
    return {
      format: 'module-typescript',
      source: source.replace(mutant.find, () => mutant.replace),
      shortCircuit: true,
    };
  },
});
