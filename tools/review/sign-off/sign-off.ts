import * as v from 'valibot';

/** A story is approved as it is drawn, or its owner is asked for a change. */
export type Decision = 'approved' | 'changeAsked';

/** A decision of one person about the content of one story: one line of `review/sign-off.json`. */
export interface SignOff {
  /** Storybook id. */
  readonly story: string;
  /** Content hash of the story that was reviewed. */
  readonly contentHash: string;
  readonly decision: Decision;
  /** Name and address of the reviewer, as in a commit: `Asha Rao <asha@example.com>`. */
  readonly by: string;
  /** ISO 8601 instant in UTC, with milliseconds. */
  readonly at: string;
  /** Empty for an approval without a comment. */
  readonly comment: string;
  /** Instants of the earlier decisions about the same content that this one replaces. */
  readonly replaces?: readonly string[];
}

const text = v.pipe(v.string(), v.nonEmpty());
const instant = v.pipe(v.string(), v.isoTimestamp());

const signOffSchema = v.strictObject({
  story: text,
  contentHash: text,
  decision: v.picklist(['approved', 'changeAsked']),
  by: text,
  at: instant,
  comment: v.string(),
  replaces: v.optional(v.array(instant)),
});

/** `null` ends the list, so that each line of an entry ends with a comma and lines merge in any order. */
const fileSchema = v.strictObject({ version: v.literal(1), entries: v.array(v.nullable(signOffSchema)) });

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const compareSignOffs = (one: SignOff, other: SignOff) =>
  compareTexts(one.story, other.story) || compareTexts(one.at, other.at) || compareTexts(one.by, other.by);

const formatLine = ({ story, contentHash, decision, by, at, comment, replaces = [] }: SignOff) =>
  `${JSON.stringify({
    story,
    contentHash,
    decision,
    by,
    at,
    comment,
    ...(replaces.length === 0 ? {} : { replaces }),
  })},`;

/** Formats the file: sorted by story, an entry a line. The text is JSON also after `git merge` with `merge=union`. */
export const formatSignOffs = (signOffs: readonly SignOff[]): string =>
  [
    '{ "version": 1, "entries": [',
    ...new Set([...signOffs].sort(compareSignOffs).map(formatLine)),
    'null',
    '] }',
    '',
  ].join('\n');

const isReplaced = ({ story, contentHash, at }: SignOff, signOffs: readonly SignOff[]) =>
  signOffs.some(
    ({ replaces = [], ...later }) =>
      later.story === story && later.contentHash === contentHash && later.at !== at && replaces.includes(at),
  );

/** Removes repeated entries and those that another entry replaces: a merge can restore them. */
export function removeReplaced(signOffs: readonly SignOff[]): readonly SignOff[] {
  const replacing = signOffs.filter(({ replaces }) => replaces !== undefined);
  const unique = new Map(signOffs.map((signOff) => [formatLine(signOff), signOff]));
  return [...unique.values()].filter((signOff) => !isReplaced(signOff, replacing)).sort(compareSignOffs);
}

const CONFLICT_MARKER = /^(?:<{7}|={7}|>{7}|\|{7})/m;

function parseJson(content: string): unknown {
  if (CONFLICT_MARKER.test(content))
    throw new Error(
      'The sign-off file contains conflict markers of a merge. Remove the marker lines: all entries stay.',
    );
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new Error(`The sign-off file is no JSON: ${String(error)}`, { cause: error });
  }
}

/**
 * Reads the text of the file, in any order of its lines.
 * @throws Error if it is no valid sign-off file, with the reason
 */
export function parseSignOffs(content: string): readonly SignOff[] {
  const parsed = v.safeParse(fileSchema, parseJson(content));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`The sign-off file is invalid at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
  }
  return removeReplaced(
    parsed.output.entries
      .filter((entry) => entry !== null)
      .map(({ replaces, ...entry }) => (replaces === undefined ? entry : { ...entry, replaces })),
  );
}
