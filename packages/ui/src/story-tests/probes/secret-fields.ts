/** A PIN is a choice of the person, four digits long; a password manager must not offer the password for it. */
const isPin = (input: HTMLInputElement) =>
  input.maxLength === 4 || input.closest('form, dialog')?.textContent.includes('PIN') === true;

/** Tokens of the specification of HTML by the kind of a field. */
function expectedToken(input: HTMLInputElement): RegExp {
  if (input.inputMode !== 'numeric') return /^(?:current|new)-password$/;
  return isPin(input) ? /^(?:off|new-password|one-time-code)$/ : /^one-time-code$/;
}

/** Whether a field or an element around it prevents a paste, or the insertion that follows. */
function preventsPaste(input: HTMLInputElement): boolean {
  const init = { bubbles: true, cancelable: true };
  const paste = new ClipboardEvent('paste', { ...init, clipboardData: new DataTransfer() });
  const insertion = new InputEvent('beforeinput', { ...init, inputType: 'insertFromPaste', data: '123456' });
  return !input.dispatchEvent(paste) || !input.dispatchEvent(insertion);
}

/** Codes, passwords and PINs: all are masked, and no other field is. */
export const findSecretFields = (root: Element): readonly HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('input[type=password], input[autocomplete=one-time-code]'),
];

/** Returns the fault of a field of a sign-in that asks a person to remember or to copy (WCAG 3.3.8); null without. */
export function findSecretFault(input: HTMLInputElement): string | null {
  if (!expectedToken(input).test(input.autocomplete)) return `has the token “${input.autocomplete}”`;
  // A limit of the browser cuts a code that is pasted with spaces, before the field removes them.
  if (input.inputMode === 'numeric' && input.maxLength > 0) return 'cuts a pasted code with spaces';
  return preventsPaste(input) ? 'refuses a paste' : null;
}
