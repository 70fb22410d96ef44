import { safeParse } from 'valibot';
import { profileSchema, type Profile } from './profile-schema.ts';

/** A profile that cannot be used; `message` lists each field and its problem. */
export class ProfileProblem extends Error {
  override readonly name = 'ProfileProblem';
}

const INDENT = '\n  ';

const messageOfIssue = (type: string, received: string, message: string): string => {
  if (received === 'undefined') return 'is missing';
  if (type === 'strict_object') return 'is no field of a profile';
  return message.startsWith('Invalid') ? message.replace(/^Invalid \S+: /, '').replace(/^/, 'is wrong: ') : message;
};

/**
 * Validates a profile.
 * @param source named in the message, usually the file
 * @throws ProfileProblem
 */
export const validateProfile = (value: unknown, source: string): Profile => {
  const parsed = safeParse(profileSchema, value);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map(({ path, type, received, message }) => {
    const field = path?.map(({ key }) => String(key)).join('.') ?? 'the profile';
    return `${field} ${messageOfIssue(type, received, message)}`;
  });
  throw new ProfileProblem(`${source} is no valid profile:${INDENT}${lines.join(INDENT)}`);
};

/**
 * Parses the text of a profile.
 * @param source named in the message, usually the file
 * @throws ProfileProblem
 */
export const parseProfile = (text: string, source: string): Profile => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProfileProblem(`${source} is not JSON: ${reason}`, { cause: error });
  }
  return validateProfile(value, source);
};
