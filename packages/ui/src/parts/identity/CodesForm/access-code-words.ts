import type { I18n } from '@lingui/core';

/** Words of the form for a code that signs in or confirms an address. */
export const readAccessCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('access.otp.label'),
    email: i18n._('access.otp.label'),
    submit: i18n._('access.otp.verify'),
    resend: i18n._('access.otp.resend'),
    resendIn: (seconds: number) => i18n._('access.otp.resendIn', { seconds }),
    notices: { 'notice.lostAnswer': i18n._('access.notice.lostAnswer') },
  }) as const;
