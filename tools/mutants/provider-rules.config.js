import { configOf } from './group.js';

export default configOf({
  mutate: [
    'apps/sandbox/src/checkout/rules/{amount-rules,gating,own-account}.ts',
    'apps/sandbox/src/checkout/sip/sip-rules.ts',
    'apps/sandbox/src/checkout/transfer/transfer-rules.ts',
    'apps/sandbox/src/checkout/redemption/redeemed-amount.ts',
  ],
  tests: [
    'apps/sandbox/src/checkout/redemption/redeemed-amount.test.ts',
    'apps/sandbox/src/checkout/rules/{amount-rules,gating}.test.ts',
    'apps/sandbox/src/checkout/sip/sip-rules.test.ts',
    'apps/sandbox/src/checkout/transfer/*.test.ts',
  ],
  break: 100,
});
