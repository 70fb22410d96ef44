const rowIdPattern = /^(?:ON|DO|OM)-\d+$/;

/**
 * The row ids at the end of a test's title: `… [ON-155 ON-156]`; ids of decisions beside them are left out. Tags of
 * Vitest carry no id before its configuration defines it, those of Playwright begin with `@`: a title is the same in
 * both, in every report and in the failure that a person reads.
 */
export function parseRowIds(title: string): string[] {
  const [, inside = ''] = /\[([^[\]]*)\]\s*$/.exec(title) ?? [];
  return inside.split(/[\s,]+/).filter((word) => rowIdPattern.test(word));
}
