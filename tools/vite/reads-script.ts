import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { type OperationName } from '../../packages/api/src/contract/index.ts';
import { operationsByArea } from '../../packages/api/src/contract/operations-by-area.ts';
import { type Operation } from '../../packages/api/src/contract/operation.ts';
import { ACCEPTED_TYPES, JSON_TYPE, LANGUAGE_HEADER, TOKEN_HEADER } from '../../packages/api/src/contract/wire.ts';
import { inRoot } from '../root.ts';

const operations = Object.values(operationsByArea).flatMap((area) => Object.values<Operation>(area));

/** Returns the path of a read; throws for an operation that is none. */
export function readPathOf(name: OperationName): string {
  const operation = operations.find((each) => each.name === name);
  if (operation === undefined) throw new Error(`The contract has no operation ${name}.`);
  if (operation.method !== 'POST' || operation.idempotent || operation.multipart)
    throw new Error(`${name} is no read that a page can begin.`);
  return operation.path;
}

/** A call that a served page begins. */
export interface BegunRead {
  readonly name: OperationName;
  /** The request of the first call; without fields by default. */
  readonly request?: object;
}

/**
 * Returns the script that a served page runs in its head: it begins these calls with the stored token, at once if the
 * page is drawn from their answers.
 */
export function createReadsScript(reads: readonly BegunRead[], { isDrawn = false } = {}): string {
  const declared = {
    reads: reads.map(({ name, request = {} }) => ({ path: readPathOf(name), body: JSON.stringify(request) })),
    isDrawn,
    tokenHeader: TOKEN_HEADER,
    languageHeader: LANGUAGE_HEADER,
    headers: { Accept: ACCEPTED_TYPES, 'Content-Type': JSON_TYPE },
  };
  const source = readFileSync(inRoot('packages', 'wiring', 'page', 'first-reads.js'), 'utf8');
  return minifySync('first-reads.js', `{const FIRST_READS=${JSON.stringify(declared)};${source}}`).code.trim();
}
