/** Constants that client and provider agree on (contract 1.7), by area: a page carries those of its own. */
export * from './labels/access.ts';
export * from './labels/advice.ts';
export * from './labels/kyc.ts';
export * from './labels/orders.ts';
export * from './labels/screens.ts';
export * from './labels/stages.ts';
export * from './labels/two-factor.ts';
