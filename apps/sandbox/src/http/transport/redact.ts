import { isFields, parseJson } from '../../kit/json.ts';

const secretFields: ReadonlySet<string> = new Set([
  'login_hint',
  'pin_hint',
  'login_otp',
  'mobile_otp',
  'email_otp',
  'pin_verification_value',
  'pFileBytes',
  // Personal data: scans, the number of a proof, and a field that must never contain a sign-in PIN.
  'encoded_image',
  'encoded_signature',
  'id_no',
  'pin',
]);

const describeLength = (value: unknown): string => {
  if (value instanceof Blob) return `[file of ${value.size} bytes]`;
  return `[${typeof value === 'string' ? value.length : 0} characters]`;
};

/**
 * A part of a multipart body can be JSON with secrets in it. A text that looks like JSON and cannot be parsed is
 * replaced entirely.
 */
const redactText = (text: string): string => {
  if (text.startsWith('data:')) return describeLength(text);
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(redact(parseJson(text)));
  } catch {
    return describeLength(text);
  }
};

/** Copy of a request body with secrets and file contents replaced by their length. */
export const redact = (value: unknown): unknown => {
  if (value instanceof Blob) return describeLength(value);
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redact);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      secretFields.has(name) ? describeLength(field) : redact(field),
    ]),
  );
};
