import { login } from './login.ts';
import { resetPassword } from './reset-password.ts';
import { sendOtp } from './send-otp.ts';
import { activateAccount, logout } from './session-calls.ts';
import { sendTwoFactorOtp, verifyMpin } from './two-factor-calls.ts';
import { validateOtp } from './validate-otp.ts';
import { verifyEmail } from './verify-email.ts';

export const accessHandlers = {
  login,
  sendOtp,
  validateOtp,
  verifyEmail,
  resetPassword,
  sendTwoFactorOtp,
  verifyMpin,
  activateAccount,
  logout,
};
