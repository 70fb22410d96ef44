import { type Operation } from '../../packages/api/src/contract/operation.ts';
import { type OperationName } from '../../packages/api/src/contract/provider.ts';
import { stageInfoSchema } from '../../packages/api/src/contract/shapes/stage.ts';
import { type JsonSchema } from './json-schema.ts';

/** The key is present and not null. */
const present = (key: string, value: JsonSchema = { not: { type: 'null' } }): JsonSchema => ({
  required: [key],
  properties: { [key]: value },
});

/** The key is an object that fulfils a rule. */
const presentObject = (key: string, rule: JsonSchema): JsonSchema => present(key, { type: 'object', ...rule });

/** Flags of a stage are read as false where they are null, so that null is a value of them. */
const flagsWithDefault = ['is_verified', 'is_verify_enabled', 'is_confirm_chk_enabled', 'is_verified_editable'];
const stageFields: JsonSchema = {
  anyOf: Object.keys(stageInfoSchema.entries).map((key) =>
    flagsWithDefault.includes(key) ? present(key, {}) : present(key),
  ),
};

/** JSON Schema of the rules of `requireResult`, by the operation whose answer has one. */
const resultRules: Readonly<Partial<Record<OperationName, JsonSchema>>> = {
  listSchemes: {
    description: 'The schemes are in `result.scheme_list` or in `list_scheme`.',
    anyOf: [presentObject('result', present('scheme_list')), present('list_scheme')],
  },
  listClients: {
    description: 'Without `result`, `is_redirect` is true.',
    anyOf: [present('result'), present('is_redirect', { enum: [true, 'true', 'Y', 'y', '1', 1] })],
  },
  getStageInfo: {
    description: 'A field of the stage is at the top level or in `state_parameters`.',
    anyOf: [stageFields, presentObject('state_parameters', stageFields)],
  },
};

interface Action {
  readonly kind: string;
  readonly type: string;
}

const isOperationName = (name: string): name is keyof typeof resultRules => name in resultRules;

/** Returns the rule of every raw check of the answers. An answer with a raw check and no rule cannot be converted. */
export function createResultRules(operations: readonly Operation[]): ReadonlyMap<unknown, JsonSchema> {
  return new Map(
    operations.flatMap(({ name, answer }) => {
      const { pipe = [] } = answer as { readonly pipe?: readonly Action[] };
      const rule = isOperationName(name) ? resultRules[name] : undefined;
      const check = pipe.find(({ type }) => type === 'raw_check');
      return rule === undefined || check === undefined ? [] : [[check, rule] as const];
    }),
  );
}
