import { MOBILE_BREAKPOINT_PX } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { NARROW_SCREEN } from './use-media.ts';

test('a screen is narrow up to the mobile breakpoint of 480 pixels [ON-518 OM-351]', () => {
  expect(MOBILE_BREAKPOINT_PX).toBe(480);
  expect(NARROW_SCREEN).toBe('(max-width: 480px)');
});
