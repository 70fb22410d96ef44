import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../root.ts';
import { mapObjects } from '../json-schema.ts';
import { type ContractDocument } from './compare-documents.ts';

const folder = inRoot('docs/api/released');

const notes = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags', 'x-folioflow-status']);

const withoutNotes = (part: unknown): unknown =>
  mapObjects(part, (object) => {
    // A field of the contract may have the name of a note: its schema is an object, a note is not.
    const isNote = ([key, value]: readonly [string, unknown]) =>
      notes.has(key) && (typeof value !== 'object' || Array.isArray(value) || key === 'examples');
    return Object.fromEntries(Object.entries(object).filter((entry) => !isNote(entry)));
  });

interface ReleasedFile {
  readonly file: string;
  readonly text: string;
}

/** Returns a version of the contract for the comparison with later ones: without texts and examples. */
export function createReleasedFile(document: ContractDocument): ReleasedFile {
  const { info, paths, components } = document;
  const released = withoutNotes({
    info: { version: info.version },
    paths,
    components: { schemas: components.schemas },
  });
  return { file: path.join(folder, `${info.version}.json`), text: `${JSON.stringify(released, null, 1)}\n` };
}

/** Reads the last released version, the only file of its folder. */
export function readReleasedDocument(): ContractDocument {
  const [file, ...others] = globSync('*.json', { cwd: folder });
  if (file === undefined || others.length > 0) throw new Error(`${folder} contains one released version`);
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ContractDocument;
}
