import * as v from 'valibot';
import { UNREADABLE_TEXT } from '../codes.ts';
import { HTML_MAX_BYTES, NOTICE_MAX_LENGTH, TEXT_MAX_LENGTH } from '../limits.ts';
import { isYes } from '../yes.ts';

// Identity and the money of totals are required. If the provider omits them, other texts and money become '', lists []
// and
// flags false: '' is shown as a dash, and no permission is assumed.
// The native type is first in every union: it is the common case, and a list file contains a thousand schemes.

/** An object schema that preserves undeclared fields; they are not visible to the compiler. */
/* @__NO_SIDE_EFFECTS__ */
export const looseObject = <const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> =>
  v.looseObject(entries) as unknown as v.ObjectSchema<E, undefined>;

const digits = v.pipe(
  v.number(),
  v.transform((value) => String(value)),
);

/** Text; a number is converted to its digits. */
export const text = v.union([v.pipe(v.string(), v.maxLength(TEXT_MAX_LENGTH)), digits]);
export const textOrEmpty = v.nullish(text, '');

/** A picture, a PDF or a token: limited only by the size of the answer. */
export const longText = v.union([v.string(), digits]);
export const longTextOrEmpty = v.nullish(longText, '');

/** Cuts a notice to `NOTICE_MAX_LENGTH`, never within a character. */
export const truncateNotice = (notice: string): string =>
  notice.length > NOTICE_MAX_LENGTH ? notice.slice(0, NOTICE_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '') : notice;

/** A message for the user; a longer one is cut, and the answer remains valid. */
export const noticeOrEmpty = v.nullish(v.pipe(longText, v.transform(truncateNotice)), '');

/** A UTF-16 unit has at most three bytes, so that only few of the thousands of texts in a list must be encoded. */
const isHtmlTooLong = (html: string): boolean =>
  html.length * 3 > HTML_MAX_BYTES && new TextEncoder().encode(html).length > HTML_MAX_BYTES;

/** HTML that is sanitised before it is shown. Sanitising is slow: a longer text is replaced by `UNREADABLE_TEXT`. */
export const htmlOrEmpty = v.nullish(
  v.pipe(
    longText,
    v.transform((html) => (isHtmlTooLong(html) ? UNREADABLE_TEXT : html)),
  ),
  '',
);
/** HTML that is submitted, not only shown: it cannot be replaced, so a longer text makes the answer malformed. */
export const formOrEmpty = v.nullish(
  v.pipe(
    longText,
    v.check((html) => !isHtmlTooLong(html)),
  ),
  '',
);

const numericText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d+(\.\d+)?$/),
  v.transform((written) => Number(written)),
);
/** Rejects numbers beyond exact integers: 1e308 orders are a broken answer. */
const createMaximumCheck = (maximum: number) => (value: number | string) => Math.abs(Number(value)) <= maximum;

/** A number; a numeric text is converted. */
export const safeNumber = v.pipe(
  v.union([v.number(), numericText]),
  v.check<number>(createMaximumCheck(Number.MAX_SAFE_INTEGER)),
);
export const safeNumberOrZero = v.nullish(safeNumber, 0);

/** A number from 0. */
export const numberFromZero = v.pipe(
  safeNumber,
  v.check((value) => value >= 0),
);

/** A number of things: a whole number from 0. */
export const wholeNumber = v.pipe(
  safeNumber,
  v.check((value) => value >= 0 && Number.isInteger(value)),
);
export const wholeNumberOrZero = v.nullish(wholeNumber, 0);

/** Money in rupees as received: a number or a numeric text whose paise are exact. */
export const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/))]),
  v.check<number | string>(createMaximumCheck(Number.MAX_SAFE_INTEGER / 100)),
);

/** Optional money; absent money is `''`, never 0. */
export const amountOrEmpty = v.nullish(v.union([amount, v.literal('')]), '');

/** The tolerant boolean (contract 1.4). */
export const tolerantBoolean = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', 'Y', 'N', 'y', 'n', '1', '0', '', 1, 0]),
    v.transform((value) => isYes(value)),
  ),
]);
/** The tolerant boolean; absent means false. */
export const booleanOrFalse = v.nullish(tolerantBoolean, false);
/** The tolerant boolean; absent means true: only false forbids. */
export const booleanOrTrue = v.nullish(tolerantBoolean, true);

/** `'Y'` or `'N'`; a boolean is converted, absent means `'N'`. */
export const yesNoLetter = v.nullish(
  v.union([
    v.picklist(['Y', 'N']),
    v.pipe(
      tolerantBoolean,
      v.transform((value): 'Y' | 'N' => (value ? 'Y' : 'N')),
    ),
  ]),
  'N',
);

/** An optional field: absent or null becomes `undefined`. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalField = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );

/** One of these values; absent, null and any other value become `undefined`, so that a provider may add values. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalValueOf = <const T extends readonly string[]>(values: T) =>
  v.optional(
    v.union([
      v.picklist(values),
      v.pipe(
        v.nullable(text),
        v.transform(() => undefined),
      ),
    ]),
  );

/** A list; absent means empty. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalListOf = <const S extends v.GenericSchema>(schema: S) => v.nullish(v.array(schema), []);

/** An object or its JSON text, as in a part of a multipart request. */
/* @__NO_SIDE_EFFECTS__ */
export const objectOrJsonText = <const S extends v.GenericSchema>(schema: S) =>
  v.union([schema, v.pipe(v.string(), v.parseJson(), schema)]);

/** A request without fields. */
export const emptyRequest = looseObject({}) as unknown as v.GenericSchema<Record<string, never>>;

/** One or more file parts with the same name; a single file becomes a list. */
export const fileParts = v.union([
  v.array(v.file()),
  v.pipe(
    v.file(),
    v.transform((file) => [file]),
  ),
]);
