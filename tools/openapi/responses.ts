import { recordedAnswers } from '../../packages/api/src/contract/fixtures/answers/index.ts';
import { CODES } from '../../packages/api/src/contract/codes.ts';
import { CONTRACT_VERSION_HEADER } from '../../packages/api/src/contract/wire.ts';
import { ANSWER_MAX_BYTES } from '../../packages/api/src/contract/limits.ts';
import { codeTexts, refusalsOf } from './code-texts.ts';
import { type Entry, type EntryPart } from './entries.ts';
import { refTo, type JsonSchema } from './json-schema.ts';
import { schemasOfOperation } from './operations.ts';
import { operationTexts } from '../../packages/api/src/operation-texts/index.ts';

/** The statuses of a request that the provider does not process (contract 1.2). */
export const errorResponses = {
  BadRequest: ['400', 'The body is malformed or is refused.'],
  TooLarge: ['413', 'The body is longer than 16 MiB.'],
  WrongContentType: ['415', 'The content type is not accepted here.'],
  ServerFault: ['500', 'The provider has a fault. The call may have had its effect.'],
  Unavailable: ['503', 'The provider is not available. The call may have had its effect.'],
} as const;

/** The component schema of a refusal: an envelope with any code but 000. */
export const refusalSchema: JsonSchema = {
  description: 'A refusal. Further fields of the answer may be present.',
  allOf: [refTo('Envelope'), { type: 'object', properties: { code: { not: { const: '000' } } } }],
};

/** Returns the refusals of an entry by their codes; operations with the same path may have different conditions. */
export function refusalsOfEntry({ parts }: Entry): Readonly<Record<string, string>> {
  const all = parts.map(({ operation }) => refusalsOf(operation.auth, operationTexts[operation.name]));
  return Object.assign({}, ...all) as Readonly<Record<string, string>>;
}

const createTable = (refusals: Readonly<Record<string, string>>) =>
  [
    '| code | condition |',
    '| --- | --- |',
    ...Object.entries(refusals).map(([code, text]) => `| ${code} | ${text} |`),
  ].join('\n');

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const createAcceptedExample = ({ operation: { name } }: EntryPart) =>
  [name, { summary: 'Accepted', value: toJson(recordedAnswers[name][0]) }] as const;

const refusalOf = (code: string, condition: string) => {
  const end = code === CODES.noSession ? { navigateScreen: 'signin', erase_token_id: true } : {};
  return { summary: `${code}: ${condition}`, value: { code, messageText: condition, ...end } };
};

const commonRefusals = new Map<string, string>(
  Object.entries(codeTexts).map(([name, text]) => [CODES[name as keyof typeof CODES], text]),
);
const commonNameOf = (code: string) => `Refusal${code}`;

/** The examples of refusals whose condition is the same for all operations. */
export const refusalExamples = Object.fromEntries(
  [...commonRefusals].map(([code, text]) => [commonNameOf(code), refusalOf(code, text)]),
);

const createRefusalExample = ([code, condition]: readonly [string, string]) =>
  [
    `refusal-${code}`,
    commonRefusals.get(code) === condition
      ? { $ref: `#/components/examples/${commonNameOf(code)}` }
      : refusalOf(code, condition),
  ] as const;

/** Returns the responses of an entry: its answers and refusals with status 200, and the errors of HTTP. */
export function createResponses(entry: Entry) {
  const refusals = refusalsOfEntry(entry);
  const answers = entry.parts.map(({ operation }) => refTo(schemasOfOperation[operation.name].answer));
  const maxBytes = Math.max(...entry.parts.map(({ operation }) => ANSWER_MAX_BYTES[operation.answerSize ?? 'plain']));
  const examples: readonly (readonly [string, object])[] = [
    ...entry.parts.map(createAcceptedExample),
    ...Object.entries(refusals).map(createRefusalExample),
  ];
  const errors = Object.entries(errorResponses).map(([name, [status]]) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ]);
  return {
    '200': {
      description: `The answer with code 000, or a refusal:\n\n${createTable(refusals)}`,
      headers: {
        'Cache-Control': { $ref: '#/components/headers/CacheControl' },
        Date: { $ref: '#/components/headers/Date' },
        [CONTRACT_VERSION_HEADER]: { $ref: '#/components/headers/ContractVersion' },
      },
      content: {
        'application/json': {
          schema: { anyOf: [...answers, refTo('Refusal')] },
          examples: Object.fromEntries<object>(examples),
        },
      },
      'x-max-bytes': maxBytes,
    },
    ...(Object.fromEntries(errors) as Readonly<Record<string, { $ref: string }>>),
  };
}
