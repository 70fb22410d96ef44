import { addDays, dayAt, formatWireDay } from '../../kit/days.ts';
import { type SeedOrder, type SeedPlan } from './seed-order.ts';
import { createSwpOffer } from '../kinds/swp-offer.ts';

const seedPlan = (rest: Partial<SeedPlan> = {}): SeedPlan => ({ kind: 'sip', amount: 5000, made: 2, ...rest });

const seedRegistration = (key: string, number: string, rest: Partial<SeedOrder>): SeedOrder => ({
  key,
  number,
  type: 'xsip',
  schemeCode: 'SC01',
  state: 'allotted',
  folio: '12345678902',
  amount: 5000,
  redeemable: 10000,
  invested: 10000,
  daysAgo: 90,
  events: ['Registered with the exchange', 'Instalment 1 allotted', 'Instalment 2 allotted'],
  plan: seedPlan(),
  ...rest,
});

const noUnits = { folio: '', redeemable: 0, invested: 0 };

const frequencies = ['DAILY', 'MONTHLY', 'YEAR'].map((value) => ({ value, label: value }));

/** SIP and STP registrations of persona 9000000101 (sandbox.md, section 5). */
export const seedRegistrations = (now: number): readonly SeedOrder[] => [
  seedRegistration('X1', '', {
    folio: '12345',
    value: 10400,
    terms: { swp: createSwpOffer([6, 12], frequencies, [formatWireDay(addDays(dayAt(now), 8))]) },
    plan: seedPlan({ pause_fewest: 1, pause_most: 3, mandate: 'M1001' }),
  }),
  seedRegistration('X2', '', {
    ...noUnits,
    schemeCode: 'SC04',
    state: 'registered',
    daysAgo: 3,
    events: ['Registered with the exchange', 'First instalment is payable'],
    plan: seedPlan({ made: 0 }),
    payable: '10000022',
  }),
  seedRegistration('X3', '10000023', {
    schemeCode: 'SC20',
    folio: '1234',
    value: 9800,
    plan: seedPlan({ mandate: 'M1001' }),
  }),
  seedRegistration('X4', '', {
    ...noUnits,
    schemeCode: 'SC12',
    state: 'waiting_for_mandate',
    daysAgo: 2,
    events: ['Registered with the exchange', 'Mandate under approval'],
    plan: seedPlan({ state: 'waiting', made: 0, mandate: 'M1005' }),
  }),
  seedRegistration('P1', '10000031', { type: 'sip', schemeCode: 'SC06', value: 10150 }),
  seedRegistration('T1', '10000041', {
    type: 'stp',
    schemeCode: 'SC21',
    amount: 1000,
    redeemable: 3000,
    invested: 3000,
    value: 3060,
    events: ['STP registered', 'Transfer 1', 'Transfer 2', 'Transfer 3'],
    plan: seedPlan({ kind: 'stp', amount: 1000, made: 3, source: 'S11' }),
  }),
];
