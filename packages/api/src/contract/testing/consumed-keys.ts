const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** `answer.key`, `answer?.key`, but no assignment to it. */
const PROPERTY_READS = /\.(\w+)\b(?!\s*=[^=>])/g;
/** `answer['key']` */
const INDEXED_READS = /\[['"](\w+)['"]\](?!\s*=[^=>])/g;
/** `{ key, other: name } = answer`, and the same as a parameter with a type. */
const PATTERNS = /\{([^{}]*)\}(?=\s*=[^=>]|:)/g;
const PATTERN_KEYS = /(?<=^|[,\s])\w+(?=\s*(?:[,:=]|$))/g;

/**
 * Returns the keys that a source reads: from a property, an index or a pattern. A key that is only typed, written, named
 * in a comment or contained in a text is not read.
 */
export function readConsumedKeys(source: string): ReadonlySet<string> {
  const code = source.replaceAll(COMMENTS, ' ');
  const properties = [...code.matchAll(PROPERTY_READS), ...code.matchAll(INDEXED_READS)].map(([, key = '']) => key);
  const patterns = [...code.matchAll(PATTERNS)].flatMap(([, body = '']) => body.match(PATTERN_KEYS) ?? []);
  return new Set([...properties, ...patterns]);
}
