import { LimitForm } from './LimitForm.tsx';
import type { MandateRegistrationProps } from './mandate-registration-props.ts';
import { SignedForm } from './SignedForm.tsx';

/** A limit is chosen and registered, then the form of the mandate is signed and its scan sent (DO-303 to DO-308). */
export function MandateRegistration({ view, remote, desk }: MandateRegistrationProps) {
  switch (view.screen) {
    case 'limit':
      return <LimitForm view={view} remote={remote} />;
    case 'scan':
      return <SignedForm view={view} remote={remote} desk={desk} />;
    case 'closed':
      return null;
  }
}
