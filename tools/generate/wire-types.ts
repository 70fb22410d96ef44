import { format, type Oxfmtrc } from 'oxfmt';
import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { readContractTypes } from './contract-types.ts';
import { type GeneratedFile } from './generated-file.ts';
import { createTypePrinter } from './type-printer.ts';

const FILE = 'packages/api/src/contract/wire-types.gen.ts';
const HEADER = `// Written by \`npm run generate\` from the schemas of the contract.
`;
const capitalize = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * The types of requests and answers, field by field. A type that is inferred from a schema of valibot takes the
 * compiler of an integrator through all schemas of the contract. Tools that print the type of a schema begin with
 * their own schemas or with JSON Schema, where the types of transformed values are unknown.
 */
export async function generateWireTypes(): Promise<readonly GeneratedFile[]> {
  const { checker, outputs, operations } = readContractTypes();
  const messages = operations.flatMap(({ name, request, answer }) => [
    { name: `${capitalize(name)}Request`, type: request, documentation: '' },
    { name: `${capitalize(name)}Answer`, type: answer, documentation: '' },
  ]);
  const names = new Map(outputs.toReversed().map(({ name, type }) => [type, name]));
  const printer = createTypePrinter(checker, names);
  const declarations = [...outputs, ...messages].map(({ name, type, documentation }) =>
    printer.declare(name, type, documentation),
  );
  const rows = operations.map(
    ({ name, area }) =>
      `  ${name}: { area: '${area}'; request: ${capitalize(name)}Request; answer: ${capitalize(name)}Answer };`,
  );
  const text = `${HEADER}
${declarations.join('\n')}
/** Area, request and accepted answer of each operation. */
export interface OperationTypes {
${rows.join('\n')}
}
`;
  const options = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8')) as Oxfmtrc;
  return [{ file: FILE, text: (await format(FILE, text, options)).code }];
}
