import { isFields } from '../kit/json.ts';

const secrets: ReadonlySet<string> = new Set([
  'login_hint',
  'pin_hint',
  'login_otp',
  'mobile_otp',
  'email_otp',
  'pin_verification_value',
  'pFileBytes',
]);

const lengthOf = (value: unknown): string => {
  if (value instanceof Blob) return `[file of ${value.size} bytes]`;
  return `[${typeof value === 'string' ? value.length : 0} characters]`;
};

/** A copy of a request body in which secrets and file contents are replaced by their length. */
export const redact = (value: unknown): unknown => {
  if (value instanceof Blob) return lengthOf(value);
  if (Array.isArray(value)) return value.map(redact);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, secrets.has(name) ? lengthOf(field) : redact(field)]),
  );
};
