/** Pay is disabled for a shorter mode (OM-132). */
const MODE_MIN_LENGTH = 3;

export const isModeLongEnough = (mode: string): boolean => mode.length >= MODE_MIN_LENGTH;

export const isUpiMode = (mode: string): boolean => mode.toUpperCase() === 'UPI';

/** A single '@' with 2 to 256 characters before and 2 to 64 letters after it; the provider decides finally (AD-037). */
export const isUpiIdValid = (id: string): boolean => /^[^@\s]{2,256}@[A-Za-z]{2,64}$/.test(id);

export const tidyUpiId = (typed: string): string => typed.replace(/\s/g, '');
