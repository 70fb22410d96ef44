/** Returns an account by the end of its number, without a line break: 0912 → •••• 0912. */
export const formatMaskedAccount = (lastDigits: string): string => `••••\u00a0${lastDigits}`;

/** Returns the end of a number where its whole does not fit: 9876543210 → ••3210. */
export const formatLastDigits = (number: string): string => `••${number.slice(-4)}`;

/**
 * Masks a number or email address: 9876543210 → ••••••3210, asha@example.in → a•••@example.in. A text that is too short
 * to be masked is not returned.
 */
export function maskContact(contact: string): string {
  const at = contact.indexOf('@');
  if (at > 0) return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
  return contact.length > 6 ? `••••••${contact.slice(-4)}` : '';
}
