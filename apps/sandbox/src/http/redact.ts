import { isFields, sentJson } from '../kit/json.ts';

const secrets: ReadonlySet<string> = new Set([
  'login_hint',
  'pin_hint',
  'login_otp',
  'mobile_otp',
  'email_otp',
  'pin_verification_value',
  'pFileBytes',
  // What personal data carries about: scans, the number of a proof, and a field that must never hold a sign-in PIN.
  'encoded_image',
  'encoded_signature',
  'id_no',
  'pin',
]);

const lengthOf = (value: unknown): string => {
  if (value instanceof Blob) return `[file of ${value.size} bytes]`;
  return `[${typeof value === 'string' ? value.length : 0} characters]`;
};

/**
 * A part of a multipart body may be JSON, which hides what it holds from anyone who does not read it: cut off, or nested
 * further than is read, it may hold anything.
 */
const redactText = (text: string): string => {
  if (text.startsWith('data:')) return lengthOf(text);
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(redact(sentJson(text)));
  } catch {
    return lengthOf(text);
  }
};

/** A copy of a request body in which secrets and file contents are replaced by their length. */
export const redact = (value: unknown): unknown => {
  if (value instanceof Blob) return lengthOf(value);
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redact);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, secrets.has(name) ? lengthOf(field) : redact(field)]),
  );
};
