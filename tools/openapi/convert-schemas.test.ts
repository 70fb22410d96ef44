import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { optionalField, safeNumber, text, textOrEmpty } from '../../packages/api/src/contract/shapes/scalars.ts';
import { convertSchemas } from './convert-schemas.ts';
import { type JsonSchema } from './json-schema.ts';

const convert = (Probe: v.GenericSchema, rules: ReadonlyMap<unknown, JsonSchema> = new Map()) =>
  convertSchemas({ Probe }, rules)['Probe'];

describe('a converted schema', () => {
  test('describes values as they are sent: tolerant types, null, absence and its default', () => {
    expect(convert(v.looseObject({ id: text, name: textOrEmpty, size: optionalField(safeNumber) }))).toEqual({
      type: 'object',
      properties: {
        id: { type: ['string', 'number'], maxLength: 2000 },
        name: { type: ['string', 'number', 'null'], maxLength: 2000, default: '' },
        size: { anyOf: [{ $ref: '#/components/schemas/Number' }, { type: 'null' }] },
      },
      required: ['id'],
    });
  });

  test('references named schemas, also inside JSON text', () => {
    const Inner = v.looseObject({ id: text });
    const Probe = v.looseObject({ inner: v.union([Inner, v.pipe(v.string(), v.parseJson(), Inner)]) });
    const reference = { $ref: '#/components/schemas/Inner' };
    expect(convertSchemas({ Inner, Probe }, new Map())['Probe']?.properties).toEqual({
      inner: {
        anyOf: [reference, { type: 'string', contentMediaType: 'application/json', contentSchema: reference }],
      },
    });
  });

  test('contains the rule of a raw check', () => {
    const check = v.rawCheck<{ id: string }>(() => undefined);
    const rule = { required: ['id'] };
    expect(convert(v.pipe(v.object({ id: v.string() }), check), new Map([[check, rule]]))?.allOf).toEqual([rule]);
  });

  test.each([
    [
      'a check',
      v.pipe(
        v.string(),
        v.check(() => true),
      ),
    ],
    [
      'a raw check without a rule',
      v.pipe(
        v.string(),
        v.rawCheck(() => undefined),
      ),
    ],
    ['a conversion', v.pipe(v.string(), v.toUpperCase())],
    ['a date', v.date()],
  ])('cannot be made of %s that JSON Schema does not express', (_, schema) => {
    expect(() => convert(schema)).toThrow('cannot be converted');
  });
});
