import { type Change } from './changes.ts';

const parse = (version: string): readonly number[] => version.split('.').map(Number);

/** Returns the lowest version that may follow a released version with these changes. */
export function requiredVersion(released: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0] = parse(released);
  if (changes.some(({ isBreaking }) => isBreaking)) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : released;
}

/** True if a version is equal to another or higher. */
export function isAtLeast(version: string, lowest: string): boolean {
  const [own, other] = [parse(version), parse(lowest)];
  const place = own.findIndex((part, index) => part !== other[index]);
  return place < 0 || (own[place] ?? 0) > (other[place] ?? 0);
}
