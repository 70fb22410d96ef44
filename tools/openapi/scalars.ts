import type * as v from 'valibot';
import { HTML_MAX_BYTES, TEXT_MAX_LENGTH } from '../../packages/api/src/contract/limits.ts';
import * as scalars from '../../packages/api/src/contract/shapes/scalars.ts';
import { sipTypeSchema } from '../../packages/api/src/contract/shapes/terms.ts';
import { type JsonSchema } from './json-schema.ts';

const NUMERIC_TEXT = String.raw`^\s*-?\d+(\.\d+)?\s*$`;
const numberUpTo = (maximum: number, description: string): JsonSchema => ({
  description,
  anyOf: [
    { type: 'number', minimum: -maximum, maximum },
    { type: 'string', pattern: NUMERIC_TEXT },
  ],
});

interface Scalar {
  readonly schema: v.GenericSchema;
  readonly json: JsonSchema;
}

/**
 * Schemas with checks and conversions that JSON Schema cannot derive: each is a component of the document. The size of a
 * number in a text is not expressed.
 */
export const scalarComponents: Readonly<Record<string, Scalar>> = {
  Number: {
    schema: scalars.safeNumber,
    json: numberUpTo(Number.MAX_SAFE_INTEGER, 'A number or a numeric text.'),
  },
  NumberFromZero: {
    schema: scalars.numberFromZero,
    json: {
      description: 'A number from 0, or its text.',
      anyOf: [
        { type: 'number', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', pattern: String.raw`^\s*(\d+(\.\d+)?|-0+(\.0+)?)\s*$` },
      ],
    },
  },
  WholeNumber: {
    schema: scalars.wholeNumber,
    json: {
      description: 'A whole number from 0, or its text.',
      anyOf: [
        { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', pattern: String.raw`^\s*(\d+(\.0+)?|-0+(\.0+)?)\s*$` },
      ],
    },
  },
  Amount: {
    schema: scalars.amount,
    json: numberUpTo(Number.MAX_SAFE_INTEGER / 100, 'Rupees, as a number or a numeric text; the paise are exact.'),
  },
  Boolean: {
    schema: scalars.tolerantBoolean,
    json: {
      description: "A boolean. `'true'`, `'Y'`, `'y'`, `'1'` and 1 are read as true.",
      enum: [true, false, 'true', 'false', 'Y', 'N', 'y', 'n', '1', '0', '', 1, 0],
    },
  },
  SipType: {
    schema: sipTypeSchema,
    json: {
      description: '`xsip` (with a mandate) or `sip`, in any case.',
      type: 'string',
      pattern: '^[xX]?[sS][iI][pP]$',
    },
  },
  FormHtml: {
    schema: scalars.formOrEmpty,
    json: {
      description: `HTML that is submitted, of at most ${HTML_MAX_BYTES} bytes in UTF-8.`,
      type: ['string', 'number', 'null'],
      maxLength: HTML_MAX_BYTES,
      default: '',
    },
  },
};

/** Unions that have a shorter form; they are not components. */
export const inlineScalars: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [scalars.text, { type: ['string', 'number'], maxLength: TEXT_MAX_LENGTH }],
  [scalars.longText, { type: ['string', 'number'] }],
]);

interface PipePart {
  readonly kind?: string;
  readonly pipe?: readonly PipePart[];
  readonly options?: readonly PipePart[];
  readonly wrapped?: PipePart;
}

/** Returns the actions of a schema and of its parts. */
const actionsOf = (part: PipePart): readonly PipePart[] => {
  if (part.kind !== 'schema') return [part];
  const parts = part.pipe ?? part.options ?? (part.wrapped === undefined ? [] : [part.wrapped]);
  return parts.flatMap((inner) => (typeof inner === 'object' ? actionsOf(inner) : []));
};

/** The actions that the components above express. */
export const expressedActions: ReadonlySet<unknown> = new Set<unknown>(
  Object.values(scalarComponents).flatMap(({ schema }) => actionsOf(schema as unknown as PipePart)),
);
