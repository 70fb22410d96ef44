export * from './codes.ts';
export * from './empty-answer.ts';
export * from './envelope.ts';
export * from './outcome.ts';
export * from './limits.ts';
export * from './labels.ts';
export * from './wire.ts';
export * from './formats.ts';
export * from './dealing.ts';
export * from './yes.ts';
export * from './paths.ts';

export * from './shapes/no-nominee.ts';
export * from './shapes/empty-id-information.ts';

export * from './codecs/order-offer.ts';
export * from './codecs/investor-state.ts';
export * from './codecs/entered-codes.ts';
export * from './codecs/order-status.ts';
export * from './codecs/pending-payouts.ts';
export * from './codecs/scheme-facts.ts';
export * from './codecs/upi-request.ts';
export * from './codecs/lumpsum/lumpsum-state.ts';
export * from './codecs/lumpsum/parse-lumpsum-state.ts';
export * from './codecs/lumpsum/lumpsum-request.ts';
export * from './codecs/sip/sip-state.ts';
export * from './codecs/sip/parse-sip-state.ts';
export * from './codecs/sip/sip-request.ts';
export * from './codecs/order-screen/order-screen-state.ts';
export * from './codecs/order-screen/parse-order-screen-state.ts';
export * from './codecs/additional/additional-request.ts';
export * from './codecs/redemption/redemption-request.ts';
export * from './codecs/swp/swp-request.ts';
export * from './codecs/stp/stp-state.ts';
export * from './codecs/stp/parse-stp-state.ts';
export * from './codecs/stp/stp-request.ts';

export * from './provider.ts';
export type * from './wire-types.gen.ts';
