import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { generateChartNames } from './chart-names.ts';
import { generateContractFiles } from './contract-files.ts';
import { generateDocumentFile } from './document-file.ts';
import { generateEventFields } from './event-fields.ts';
import { generatePageFiles } from './page-files.ts';
import { generatePageTexts } from './page-texts.ts';
import { generatePortRefusals } from './port-refusals.ts';

const generators = {
  'the operations of the contract': generateContractFiles,
  'the contract for its OpenAPI document': generateDocumentFile,
  'the manifests of pages': generatePageFiles,
  'the keys of texts': generatePageTexts,
  'the charts of all flows': generateChartNames,
  'the refusals of the contract': generatePortRefusals,
  'the types of events': generateEventFields,
};

test.each(Object.entries(generators))(
  'the files derived from %s are up to date; `npm run generate` writes them',
  async (_, generate) => {
    for (const { file, text } of await generate()) {
      const written = readFileSync(inRoot(file), 'utf8').split('\n');
      const differing = text.split('\n').findIndex((line, place) => line !== written[place]);
      expect(differing < 0 ? '' : `${file}:${differing + 1}`).toBe('');
      expect(written).toHaveLength(text.split('\n').length);
    }
  },
);
