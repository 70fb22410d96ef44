import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractDocument } from './compatibility/compare-documents.ts';
import { createReleasedFile } from './compatibility/released.ts';

/** Replaces the released version of the contract by the present one. */
export function releaseDocument(document: ContractDocument): string {
  const { file, text } = createReleasedFile(document);
  rmSync(path.dirname(file), { recursive: true, force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
