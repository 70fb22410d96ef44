import { LimitForm } from './LimitForm.tsx';
import type { MandateRegistrationProps } from './mandate-registration-props.ts';
import { SignedForm } from './SignedForm.tsx';

/** Selects and registers a limit, then uploads the scan of the signed form (DO-303 to DO-308). */
export function MandateRegistration({ view, remote, imageStore }: MandateRegistrationProps) {
  switch (view.screen) {
    case 'limit':
      return <LimitForm view={view} remote={remote} />;
    case 'scan':
      return <SignedForm view={view} remote={remote} imageStore={imageStore} />;
    case 'closed':
      return null;
  }
}
