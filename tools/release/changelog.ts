const UNRELEASED = '## [Unreleased]';

/**
 * Turns the unreleased section of a changelog (keepachangelog.com, 1.1.0) into that of a version, below an empty one.
 * An empty unreleased section is left as it is.
 * @param day `yyyy-mm-dd`
 * @throws Error when there is no unreleased section, or the version has a section already
 */
export function releaseSection(changelog: string, version: string, day: string): string {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no section ${UNRELEASED}.`);
  const after = start + UNRELEASED.length;
  const next = changelog.slice(after).search(/^## \[/m);
  const entries = next < 0 ? changelog.slice(after) : changelog.slice(after, after + next);
  if (entries.trim() === '') return changelog;
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  return `${changelog.slice(0, after)}\n\n## [${version}] - ${day}${changelog.slice(after)}`;
}
