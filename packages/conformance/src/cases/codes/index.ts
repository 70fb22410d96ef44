import { accessRefusals } from './access.ts';
import { onboardingRefusals } from './onboarding.ts';
import { orderCodeRefusals } from './orders.ts';
import { refusalCase } from './refusal.ts';

/** Documented refusals that no case of the areas provokes. */
export const codeCases = [...accessRefusals, ...onboardingRefusals, ...orderCodeRefusals].map(refusalCase);
