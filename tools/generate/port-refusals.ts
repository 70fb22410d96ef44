import { isSessionEnd } from '../../packages/api/src/contract/codes.ts';
import { refusalsOf } from '../openapi/code-texts.ts';
import { operations } from '../openapi/operations.ts';
import { operationTexts } from '../../packages/api/src/operation-texts/index.ts';
import { type GeneratedFile } from './generated-file.ts';
import { findPortCalls } from './port-operations.ts';

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
const literal = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const LINE_LENGTH = 120;
/** One line, or one entry a line where that would be too long, as the formatter writes it. */
function tableLine(indent: string, name: string, [open, close]: readonly [string, string], entries: readonly string[]) {
  const pad = open === '{' && entries.length > 0 ? ' ' : '';
  const line = `${indent}${key(name)}: ${open}${pad}${entries.join(', ')}${pad}${close},`;
  if (line.length <= LINE_LENGTH && open === '[') return line;
  if (entries.length === 0) return line;
  return [
    `${indent}${key(name)}: ${open}`,
    ...entries.map((entry) => `${indent}  ${entry},`),
    `${indent}${close},`,
  ].join('\n');
}

const refusalLine = ([code, text]: readonly [string, string]): string => {
  const name = /^[1-9]\d*$/.test(code) ? code : `'${code}'`;
  const line = `${name}: ${literal(text)}`;
  return line.length + 5 <= LINE_LENGTH ? line : `${name}:\n      ${literal(text)}`;
};

const textLine = (name: string, text: string): string => {
  const line = `  ${key(name)}: ${literal(text)},`;
  return line.length <= LINE_LENGTH ? line : `  ${key(name)}:\n    ${literal(text)},`;
};

/** Refusals of every operation; the session handles its own end, and the flow waits until it is stopped. */
const declaredRefusals = new Map<string, Readonly<Record<string, string>>>(
  operations.map(({ name, auth }) => [
    name,
    Object.fromEntries(Object.entries(refusalsOf(auth, operationTexts[name])).filter(([code]) => !isSessionEnd(code))),
  ]),
);

const entriesOf = <T>(map: ReadonlyMap<string, T>) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The refusals that the contract declares for each port of every flow. */
export async function generatePortRefusals(): Promise<readonly GeneratedFile[]> {
  const flows = await findPortCalls((operation) => declaredRefusals.get(operation) ?? {});
  const called = new Set(
    [...flows.values()].flatMap((calls) => [...calls.values()].flatMap((call) => [...call.operations])),
  );
  const refusalLines = entriesOf(declaredRefusals)
    .filter(([name]) => called.has(name))
    .map(([name, refusals]) => tableLine('  ', name, ['{', '}'], Object.entries(refusals).map(refusalLine)));
  const portLines = [...flows].map(([flow, calls]) =>
    tableLine(
      '  ',
      flow,
      ['{', '}'],
      entriesOf(calls)
        .filter(([, call]) => call.operations.size > 0)
        .map(([port, call]) => `${key(port)}: [${[...call.operations].sort().map(literal).join(', ')}]`),
    ),
  );
  const answered = [...flows].flatMap(([flow, calls]) =>
    entriesOf(calls).flatMap(([port, { answeredCodes }]) =>
      answeredCodes.size === 0 ? [] : [textLine(`${flow}.${port}`, JSON.stringify(Object.fromEntries(answeredCodes)))],
    ),
  );
  return [
    {
      file: 'packages/review-room/src/play/port-refusals.gen.ts',
      text: `// Written by \`npm run generate\` from the contract and the flows.

/** The codes that the contract declares for an operation besides success and the end of the session, with their texts. */
export const operationRefusals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${refusalLines.join('\n')}
};

/** The operations that each port of a flow, or of its child flows, calls. */
export const portOperations: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
${portLines.join('\n')}
};

/** The refusals that are answers of a port, by their codes, as JSON. */
export const answeredRefusals: Readonly<Record<string, string>> = {
${answered.join('\n')}
};
`,
    },
  ];
}
