const rowIdPattern = /^(?:ON|DO|OM)-\d+$/;

/** The row ids at the end of a test's title: `… [ON-155 ON-156]`; ids of decisions beside them are left out. */
export function parseRowIds(title: string): string[] {
  const [, inside = ''] = /\[([^[\]]*)\]\s*$/.exec(title) ?? [];
  return inside.split(/[\s,]+/).filter((word) => rowIdPattern.test(word));
}
