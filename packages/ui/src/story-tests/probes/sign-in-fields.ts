import { nameOf, type Probe } from './probe.ts';
import { findSecretFault, findSecretFields } from './secret-fields.ts';

const SIGN_IN = /^(?:Flows|Screens)\/Access\/|\/StaffSignIn$/;
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [hidden])';

/** Tokens of the fields that name a person (WCAG 1.3.5); secrets are checked in every story. */
function expectedToken(input: HTMLInputElement): RegExp {
  if (input.type === 'email') return /^(?:email|username)$/;
  if (input.autocomplete === 'one-time-code' || input.type === 'password') return /./;
  return input.type === 'tel' || input.inputMode === 'numeric' ? /^tel-national$/ : /./;
}

/** Returns the fault of a field of a sign-in that the browser cannot fill in, or that refuses a paste; null without. */
export function findFillingFault(input: HTMLInputElement): string | null {
  if (!expectedToken(input).test(input.autocomplete)) return `has the token “${input.autocomplete}”`;
  const paste = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: new DataTransfer(),
  });
  return input.dispatchEvent(paste) ? null : 'refuses a paste';
}

const findFaults =
  (faultOf: (input: HTMLInputElement) => string | null) =>
  (inputs: Iterable<HTMLInputElement>): readonly string[] =>
    [...inputs].flatMap((input) => {
      const fault = faultOf(input);
      return fault === null ? [] : [`${fault}: ${nameOf(input)}`];
    });

/** Every field of a sign-in can be filled by the browser and accepts a paste. */
export const signInFields: Probe = {
  name: 'sign-in fields',
  isMeant: ({ title, isFirstOfScreen }) => isFirstOfScreen && SIGN_IN.test(title),
  isActing: true,
  find: ({ canvas }) => findFaults(findFillingFault)(canvas.querySelectorAll<HTMLInputElement>(FIELDS)),
};

/** Codes, passwords and PINs can be filled in and pasted. */
export const secretFields: Probe = {
  name: 'secret fields',
  isMeant: ({ canvas }) => findSecretFields(canvas).length > 0,
  isActing: true,
  find: ({ canvas }) => findFaults(findSecretFault)(findSecretFields(canvas)),
};
