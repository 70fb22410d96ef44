import { format, type Oxfmtrc } from 'oxfmt';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../root.ts';
import { readEventTypes } from './event-types.ts';
import { type GeneratedFile } from './generated-file.ts';

const FILE = 'packages/review-room/src/play/event-fields.gen.ts';
/** A patch or a request inside a payload is a form; an answer of the provider is not typed by hand. */
const MAX_DEPTH = 2;
const MAX_FIELDS = 15;

interface Field {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'list';
  readonly options?: readonly string[];
  readonly isOptional?: true;
  readonly isNullable?: true;
}
type Fields = Readonly<Record<string, Field>>;

const has = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;

/** The kind of a type; null if it is no single value. */
function valueFieldOf(checker: ts.TypeChecker, types: readonly ts.Type[]): Field | null {
  if (types.length === 0) return null;
  if (types.every((type) => type.isStringLiteral()))
    return { kind: 'choice', options: types.map(({ value }) => value) };
  if (types.every((type) => has(type, ts.TypeFlags.StringLike))) return { kind: 'text' };
  if (types.every((type) => has(type, ts.TypeFlags.NumberLike))) return { kind: 'number' };
  if (types.every((type) => has(type, ts.TypeFlags.BooleanLike))) return { kind: 'flag' };
  const [list, ...others] = types;
  const item = list && checker.isArrayType(list) ? checker.getTypeArguments(list as ts.TypeReference)[0] : undefined;
  const isText = item !== undefined && has(item, ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike);
  return isText && others.length === 0 ? { kind: 'list' } : null;
}

function fieldsOf(checker: ts.TypeChecker, type: ts.Type, path: readonly string[] = [], isOptional = false): Fields {
  const properties = checker.getPropertiesOfType(type).filter(({ name }) => path.length > 0 || name !== 'type');
  if (properties.length > MAX_FIELDS) return {};
  const entries = properties.flatMap((property): readonly (readonly [string, Field])[] => {
    const own = checker.getTypeOfSymbol(property);
    const members = own.isUnion() ? own.types : [own];
    const isAbsent = isOptional || (property.flags & ts.SymbolFlags.Optional) !== 0;
    const values = members.filter((member) => !has(member, ts.TypeFlags.Null | ts.TypeFlags.Undefined));
    const inner = [...path, property.name];
    const field = valueFieldOf(checker, values);
    if (field !== null) {
      const isNullable = members.some((member) => has(member, ts.TypeFlags.Null));
      const marks = {
        ...(isAbsent ? { isOptional: true as const } : {}),
        ...(isNullable ? { isNullable: true as const } : {}),
      };
      return [[inner.join('.'), { ...field, ...marks }]];
    }
    const [value, ...others] = values;
    const isForm =
      value !== undefined &&
      others.length === 0 &&
      inner.length < MAX_DEPTH &&
      has(value, ts.TypeFlags.Object) &&
      !checker.isArrayType(value);
    return isForm ? Object.entries(fieldsOf(checker, value, inner, isAbsent)) : [];
  });
  return Object.fromEntries(entries);
}

function eventNameOf(checker: ts.TypeChecker, event: ts.Type): string | null {
  const symbol = event.getProperty('type');
  const type = symbol && checker.getTypeOfSymbol(symbol);
  return type?.isStringLiteral() === true ? type.value : null;
}

/** The fields of the payloads of all events, by the name of the flow and the type of the event. */
export async function generateEventFields(): Promise<readonly GeneratedFile[]> {
  const { checker, flows } = readEventTypes();
  const table = flows.map(({ name, events }) => {
    const forms = events.flatMap((event) => {
      const type = eventNameOf(checker, event);
      const fields = fieldsOf(checker, event);
      return type === null || Object.keys(fields).length === 0 ? [] : [[type, fields] as const];
    });
    return [name, Object.fromEntries(forms)] as const;
  });
  const text = `// Written by \`npm run generate\` from the types of the events.

/** The type of a field in the payload of an event. */
export interface EventField {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'list';
  readonly options?: readonly string[];
  readonly isOptional?: true;
  readonly isNullable?: true;
}

/** The fields of payloads by flow, event and path. */
export const eventFields: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, EventField>>>>>> =
  ${JSON.stringify(Object.fromEntries(table))};
`;
  const options = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8')) as Oxfmtrc;
  return [{ file: FILE, text: (await format(FILE, text, options)).code }];
}
