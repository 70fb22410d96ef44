/** Constants of client and provider (contract 1.7), one file per area, so that a page bundles only its own. */
export * from './labels/access.ts';
export * from './labels/advice.ts';
export * from './labels/kyc.ts';
export * from './labels/orders.ts';
export * from './labels/schemes.ts';
export * from './labels/screens.ts';
export * from './labels/stages.ts';
export * from './labels/two-factor.ts';
