import { accessRefusals } from './access.ts';
import { onboardingRefusals } from './onboarding.ts';
import { codeRefusals } from './order-codes.ts';
import { pinRefusals } from './order-pins.ts';
import { orderRefusals } from './orders.ts';
import { refusalCase } from './refusal.ts';

/** Documented refusals that no case of the areas provokes. */
export const codeCases = [
  ...accessRefusals,
  ...onboardingRefusals,
  ...codeRefusals,
  ...pinRefusals,
  ...orderRefusals,
].map(refusalCase);
