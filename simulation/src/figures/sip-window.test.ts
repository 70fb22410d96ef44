import { eachDayBetween } from '@folioflow/api/contract';
import { expect, test } from 'vitest';
import { computeSipWindow } from '../../../apps/sandbox/src/catalogue/port.ts';
import { sipStartWindow } from '../../../packages/flows/src/parts/order/sip-terms/sip-days.ts';

test.each([
  ['2000-02-01', '2000-03-31'],
  ['2024-01-01', '2031-12-31'],
  ['2100-02-01', '2100-03-31'],
])(
  'from %s to %s the provider takes a SIP on the days that the form offers, no other [DO-159 DO-160 DO-161]',
  (from, to) => {
    const differing = eachDayBetween(from, to).filter((today) => {
      const { minimum, maximum } = computeSipWindow(today);
      const offered = sipStartWindow(today, { minimum: '', maximum: '' });
      return minimum !== offered.minimum || maximum !== offered.maximum;
    });
    expect(differing).toEqual([]);
  },
);
