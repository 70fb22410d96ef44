import type { Gesture, GestureContext } from '../gesture-context.ts';

const WRONG_CODE = '111111';

/** The codes that a person reads in their messages; a few are mistyped. */
const codesPayload = ({ random, context }: GestureContext) => {
  const codes = context['codes'];
  const isWrong = random.isLikely(0.06);
  return {
    ...(codes === 'email' ? {} : { mobile: isWrong ? WRONG_CODE : '123456' }),
    ...(codes === 'mobile' ? {} : { email: isWrong ? WRONG_CODE : '654321' }),
  };
};

const pinPayload = ({ random, person }: GestureContext) => ({ pin: random.isLikely(0.06) ? '4321' : person.pin });

export const accessGestures: Readonly<Record<string, Gesture>> = {
  'signIn/draft.changed': {
    weight: 6,
    payload: ({ person, context }) => {
      const draft = context['draft'] as { readonly mobile: string };
      return draft.mobile === person.mobile ? null : { patch: { mobile: person.mobile } };
    },
  },
  'signIn/signUp.opened': { weight: 0.3 },
  'mobileEntry/draft.changed': {
    weight: 10,
    payload: ({ person, context }) => (context['mobile'] === person.mobile ? null : { mobile: person.mobile }),
  },
  'mobileEntry/mobile.submitted': { weight: 14 },
  'mobileEntry/entry.abandoned': { weight: 0.5 },
  'emailVerification/draft.changed': {
    weight: 8,
    payload: ({ person, context }) => {
      const draft = context['draft'] as { readonly email: string };
      return draft.email === person.email ? null : { patch: { email: person.email } };
    },
  },
  'emailVerification/email.submitted': { weight: 14 },
  'emailVerification/password.submitted': {
    weight: 14,
    payload: ({ random, person: { password } }) => ({
      password,
      confirmation: random.isLikely(0.06) ? 'Sandbox@2' : password,
    }),
  },
  'pinSetup/pin.submitted': {
    weight: 14,
    payload: ({ random, person: { pin } }) => ({ pin, confirmation: random.isLikely(0.06) ? '4321' : pin }),
  },
  'notice.acknowledged': { weight: 14 },
  'signIn/mobile.submitted': { weight: 20 },
  'secondFactor/codes.submitted': { weight: 14, payload: codesPayload },
  'secondFactor/codes.abandoned': { weight: 0.5 },
  'secondFactor/code.resendRequested': { weight: 3 },
  'pinConfirmation/pin.submitted': { weight: 12, payload: pinPayload },
  'pinConfirmation/pin.abandoned': { weight: 1 },
  'check.requested': { weight: 4 },
  'reload.requested': { weight: 0.3 },
};
