import { investmentPlanStorage, type InvestmentPlan } from '@folioflow/flows';
import { writeStoredText, type BrowserStores } from '@folioflow/wiring';

/** Stores the plan of a calculator for the invest panel of a scheme. */
export const storePlan = (stores: BrowserStores, plan: InvestmentPlan): void =>
  writeStoredText(stores, investmentPlanStorage, plan);
