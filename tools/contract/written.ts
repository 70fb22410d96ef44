import { loadArea } from '../../packages/api/src/client/areas.ts';
import { type Operation } from '../../packages/api/src/contract/operation.ts';

export interface Written {
  readonly file: string;
  readonly text: string;
}

const note = '// Written by `npm run contract` from the operations as the areas declare them.';
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const names = (operations: readonly Operation[]) => `${note}

import { type AnswerOf, type RequestOf } from './provider.ts';

${operations
  .flatMap(({ name }) => [
    `export type ${capital(name)}Request = RequestOf<'${name}'>;`,
    `export type ${capital(name)}Answer = AnswerOf<'${name}'>;`,
  ])
  .join('\n')}
`;

const table = (operations: readonly Operation[]) => `${note}

import { type AreaOf, type OperationName } from '../contract/provider.ts';

/** Which area's code a method needs: known before any of that code is fetched. */
export const areaOf: { readonly [N in OperationName]: AreaOf<N> } = {
${operations.map(({ name, area }) => `  ${name}: '${area}',`).join('\n')}
};
`;

/** What follows from the declarations and cannot be read off them in time: the client fetches an area with its first call. */
export async function written(): Promise<readonly Written[]> {
  const areas = await Promise.all(Object.values(loadArea).map((load) => load()));
  const operations = areas.flatMap((declared) => Object.values<Operation>(declared));
  return [
    { file: 'packages/api/src/contract/names.ts', text: names(operations) },
    { file: 'packages/api/src/client/operations.ts', text: table(operations) },
  ];
}
