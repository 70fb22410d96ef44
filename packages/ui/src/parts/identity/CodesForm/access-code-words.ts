import { access } from '@folioflow/flows/words/access';

/** Words of the form for a code that signs in or confirms an address. */
export const readAccessCodeWords = () =>
  ({
    mobile: access['otp.label'],
    email: access['otp.label'],
    submit: access['otp.verify'],
    resend: access['otp.resend'],
    resendIn: access['otp.resendIn'],
    notices: access,
  }) as const;
