import { accessFaults } from './access.ts';
import { checkoutFaults } from './checkout.ts';
import { type PlantedFault } from './fault.ts';
import { holdingFaults } from './holdings.ts';
import { httpFaults } from './http.ts';
import { onboardingFaults } from './onboarding.ts';
import { orderFaults } from './orders.ts';
import { securityFaults } from './security.ts';

/** Every fault that the kit must find. */
export const plantedFaults: readonly PlantedFault[] = [
  ...httpFaults,
  ...accessFaults,
  ...checkoutFaults,
  ...orderFaults,
  ...holdingFaults,
  ...onboardingFaults,
  ...securityFaults,
];
