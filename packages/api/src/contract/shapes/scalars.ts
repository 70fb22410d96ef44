import * as v from 'valibot';
import { UNREADABLE_TEXT } from '../codes.ts';
import { HTML_MAX_BYTES, NOTICE_MAX_LENGTH, TEXT_MAX_LENGTH } from '../limits.ts';
import { isYes } from '../yes.ts';

// Identity and the money of totals are required; other text and money is '', lists are [] and flags are false when the
// provider leaves them out: '' is shown as a dash, and no permission is ever assumed.
// The native type stands first in every union: it is the common case, and a list file holds a thousand schemes.

/** An object of which more may arrive than is declared: the rest is kept, and is not visible to the compiler. */
/* @__NO_SIDE_EFFECTS__ */
export const loose = <const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> =>
  v.looseObject(entries) as unknown as v.ObjectSchema<E, undefined>;

const digits = v.pipe(
  v.number(),
  v.transform((value) => String(value)),
);

/** Text; a number is taken as its digits. */
export const text = v.union([v.pipe(v.string(), v.maxLength(TEXT_MAX_LENGTH)), digits]);
export const someText = v.nullish(text, '');

/** A picture, a PDF or a token: as long as its answer may be. */
export const longText = v.union([v.string(), digits]);
export const someLongText = v.nullish(longText, '');

/** As much of a notice as is kept; never half of a character. */
export const keptOf = (notice: string): string =>
  notice.length > NOTICE_MAX_LENGTH ? notice.slice(0, NOTICE_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '') : notice;

/** What is told to a person: too long, its end is dropped, and the answer still counts. */
export const someNotice = v.nullish(v.pipe(longText, v.transform(keptOf)), '');

/** A letter takes three bytes at most: a list holds thousands of texts, and few are so long that they must be written out. */
const isTooMuch = (html: string): boolean =>
  html.length * 3 > HTML_MAX_BYTES && new TextEncoder().encode(html).length > HTML_MAX_BYTES;

/** HTML that is cleaned before it is shown. Cleaning takes its time: too long, only that is said. */
export const someHtml = v.nullish(
  v.pipe(
    longText,
    v.transform((html) => (isTooMuch(html) ? UNREADABLE_TEXT : html)),
  ),
  '',
);
/** HTML that is more than shown: nothing may stand in its place, so the answer cannot be read. */
export const someForm = v.nullish(
  v.pipe(
    longText,
    v.check((html) => !isTooMuch(html)),
  ),
  '',
);

const numeric = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d+(\.\d+)?$/),
  v.transform((written) => Number(written)),
);
/** What can be counted exactly: 1e308 orders are a broken answer, not a figure. */
const isUpTo = (most: number) => (value: number | string) => Math.abs(Number(value)) <= most;

/** A number; a numeric text is taken as its number. */
export const count = v.pipe(v.union([v.number(), numeric]), v.check<number>(isUpTo(Number.MAX_SAFE_INTEGER)));
export const someCount = v.nullish(count, 0);

/** How many there are: a whole number, none at least. */
export const tally = v.pipe(
  count,
  v.check((value) => value >= 0 && Number.isInteger(value)),
);
export const someTally = v.nullish(tally, 0);

/** Money as it came: a number, or a numeric text; rupees whose paise can be counted exactly. */
export const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/))]),
  v.check<number | string>(isUpTo(Number.MAX_SAFE_INTEGER / 100)),
);

/** Money that may not be told: then it is `''`, never 0. */
export const someAmount = v.nullish(v.union([amount, v.literal('')]), '');

/** The tolerant boolean (contract 1.4). */
export const yes = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', 'Y', 'N', 'y', 'n', '1', '0', '', 1, 0]),
    v.transform((value) => isYes(value)),
  ),
]);
/** The tolerant boolean; absent means no. */
export const flag = v.nullish(yes, false);

/** `'Y'` or `'N'`; a boolean is taken as its letter, absent means `'N'`. */
export const yn = v.nullish(
  v.union([
    v.picklist(['Y', 'N']),
    v.pipe(
      yes,
      v.transform((value): 'Y' | 'N' => (value ? 'Y' : 'N')),
    ),
  ]),
  'N',
);

/** May be absent or null; then it is `undefined`. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );

/** A list; absent means empty. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <const S extends v.GenericSchema>(schema: S) => v.nullish(v.array(schema), []);

/** An object or its JSON text: what a multipart part of a request carries. */
/* @__NO_SIDE_EFFECTS__ */
export const jsonPart = <const S extends v.GenericSchema>(schema: S) =>
  v.union([schema, v.pipe(v.string(), v.parseJson(), schema)]);

/** A request without fields. */
export const noFields = loose({}) as unknown as v.GenericSchema<Record<string, never>>;

/** One part or more of the same name; a single file on the wire is a list of one. */
export const fileParts = v.union([
  v.array(v.file()),
  v.pipe(
    v.file(),
    v.transform((file) => [file]),
  ),
]);
