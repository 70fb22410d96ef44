import { PIN_LENGTH } from '@folioflow/api/contract';

const COMPLETE = new RegExp(`^\\d{${PIN_LENGTH}}$`);

/** Exactly four digits (INV-15). */
export const isPinComplete = (pin: string): boolean => COMPLETE.test(pin);
