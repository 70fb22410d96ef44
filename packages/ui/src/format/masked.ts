/** An account by the end of its number, on one line: 0912 → •••• 0912. */
export const maskedAccount = (lastDigits: string): string => `••••\u00a0${lastDigits}`;

/** 9876543210 → ••••••3210, asha@example.in → a•••@example.in; what is too short to be masked is not shown. */
export function masked(contact: string): string {
  const at = contact.indexOf('@');
  if (at > 0) return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
  return contact.length > 6 ? `••••••${contact.slice(-4)}` : '';
}
