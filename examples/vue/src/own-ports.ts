import { accepted, acceptedLocally, refused, type SignInCodePorts } from '@folioflow/flows';

const answer = { code: '000', messageText: '' };

/** Ports of a made-up backend that accepts the code 123456. Replace each by a call of your own backend. */
export const ownPorts: SignInCodePorts = {
  sendOtp: async () => accepted(answer, Date.now()),
  validateOtp: async ({ login_otp }) =>
    login_otp === '123456'
      ? accepted({ ...answer, navigateScreen: 'schemeList' }, Date.now())
      : refused('This code is wrong.'),
  findSession: async () => acceptedLocally({ isSignedIn: false }),
};
