import { type SipTraits, type StpTraits, type OrderTermTraits } from './scheme-traits.ts';

export const standardSip: SipTraits = {
  minimum: 500,
  maximum: 100_000,
  frequencies: ['MONTHLY'],
  dates: '1,5,10,15,20,25,28',
  fewest: 6,
  most: 240,
  isMandate: true,
  isPausable: true,
  excluded: [],
};

export const standardStp: StpTraits = {
  frequency: 'MONTHLY',
  dates: '1,5,10,15,20,25',
  minimum: 500,
  maximum: 100_000,
  fewest: 6,
  most: 60,
};

export const standardTerms: OrderTermTraits = {
  lumpsum: { minimum: 500, maximum: 1_000_000 },
  sip: standardSip,
  stpTarget: [],
  redemption: 'Y',
  stp: 'Y',
  swp: 'Y',
  exitLoad: 0,
  lockIn: '',
  cutoff: '15:00:00',
  settlement: 'T3',
};

/**
 * Terms of imported schemes. AMFI's file contains no terms of orders, so these are illustrative constants, equal for
 * every scheme; closed schemes accept no orders.
 */
export const illustrativeTerms: Readonly<Record<'openEnded' | 'closed', OrderTermTraits>> = {
  openEnded: {
    ...standardTerms,
    lumpsum: { minimum: 500, maximum: 0 },
    sip: { ...standardSip, maximum: 0 },
    stpTarget: [{ ...standardStp, minimum: 500, maximum: 0 }],
  },
  closed: { ...standardTerms, lumpsum: null, sip: null, redemption: 'N', stp: 'N', swp: 'N' },
};
