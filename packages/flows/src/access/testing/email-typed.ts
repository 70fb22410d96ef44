import type { EmailPasswordEvent } from '../email-password/email-password.types.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';

export const email = 'asha@example.in';
export const ok = { code: '000', messageText: '' };

export const submitted = (password: string, confirmation = password) =>
  ({ type: 'password.submitted', password, confirmation }) as const;

/** What a test does with a flow that proves an email address. */
export const typedInto = (
  send: (event: EmailPasswordEvent) => void,
  view: () => { readonly screen: string; readonly codes?: SecondFactorView | undefined },
) => ({
  askForCode: (typed = email) => {
    send({ type: 'draft.changed', patch: { email: typed } });
    send({ type: 'email.submitted' });
  },
  codes: () => {
    const { codes } = view();
    if (codes?.screen !== 'codes') throw new Error('No code is asked for.');
    return codes;
  },
});
