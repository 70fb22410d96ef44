import { type Advisor, type Pricing } from '@folioflow/api/contract';

interface AdvicePlan extends Pricing {
  /** rupees */
  readonly price: number;
}

/** Plans of advice on a watchlist (sandbox.md, section 5); a request contains only the id (A51). */
export const advicePlans: readonly AdvicePlan[] = [
  { id: 'P1', label: 'Monthly, ₹199', value: 'P1', price: 199 },
  { id: 'P2', label: 'Yearly, ₹1,999', value: 'P2', price: 1999 },
];

export const advisers: readonly Advisor[] = [
  { _id: 'A1', description: 'Anita Rao, equity and hybrid funds', value: 'A1' },
  { _id: 'A2', description: 'Suresh Menon, debt funds and retirement', value: 'A2' },
];

/** Plans in the shape of the contract, without the price. */
export const createListedPlans = (): Pricing[] => advicePlans.map(({ id, label, value }) => ({ id, label, value }));
