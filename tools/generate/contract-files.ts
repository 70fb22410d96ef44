import { type GeneratedFile } from './generated-file.ts';
import { type Operation } from '../../packages/api/src/contract/operation.ts';
import { operationsByArea } from '../../packages/api/src/contract/operations-by-area.ts';
import { generateWireTypes } from './wire-types.ts';

const GENERATED_NOTE = '// Written by `npm run generate` from the operations as the areas declare them.';
const generateAreaTable = (operations: readonly Operation[]) => `${GENERATED_NOTE}

import { type AreaOf, type OperationName } from '../contract/provider.ts';

/** Which area's code a method needs: known before any of that code is fetched. */
export const areaOf: { readonly [N in OperationName]: AreaOf<N> } = {
${operations.map(({ name, area }) => `  ${name}: '${area}',`).join('\n')}
};
`;

/**
 * Files derived from the declarations, which the client lacks in time: it fetches an area with its first call. The
 * contract is TypeScript, and generators such as openapi-typescript begin with an OpenAPI document.
 */
export async function generateContractFiles(): Promise<readonly GeneratedFile[]> {
  const operations = Object.values(operationsByArea).flatMap((declared) => Object.values<Operation>(declared));
  return [
    ...(await generateWireTypes()),
    { file: 'packages/api/src/client/operations.ts', text: generateAreaTable(operations) },
  ];
}
