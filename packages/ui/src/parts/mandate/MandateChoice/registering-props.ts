import type { MandateChoiceView } from '@folioflow/flows';
import type { MandateRegistrationProps } from '../MandateRegistration/mandate-registration-props.ts';

export interface RegisteringProps extends Pick<MandateRegistrationProps, 'remote' | 'imageStore'> {
  view: Extract<MandateChoiceView, { screen: 'registering' }>;
}
