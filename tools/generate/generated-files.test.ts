import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { generateContractFiles } from './contract-files.ts';
import { generatePageFiles } from './page-files.ts';

const generators = {
  'the operations of the contract': generateContractFiles,
  'the manifests of pages': generatePageFiles,
};

test.each(Object.entries(generators))(
  'the files derived from %s are up to date; `npm run generate` writes them',
  async (_, generate) => {
    for (const { file, text } of await generate()) expect(readFileSync(inRoot(file), 'utf8')).toBe(text);
  },
);
