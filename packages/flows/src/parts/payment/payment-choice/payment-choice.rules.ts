/** Pay is disabled for a shorter mode (OM-132). */
const MODE_MIN_LENGTH = 3;

export const isModeLongEnough = (mode: string): boolean => mode.length >= MODE_MIN_LENGTH;

export const isUpiMode = (mode: string): boolean => mode.toUpperCase() === 'UPI';

/**
 * A single '@' with 2 to 256 letters, digits, dots, hyphens or underscores before, and a handle of 2 to 64 letters and
 * digits after it ("name@kbl052"); the provider decides finally (AD-037).
 */
export const isUpiIdValid = (id: string): boolean => /^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(id);

export const tidyUpiId = (typed: string): string => typed.replace(/\s/g, '');
