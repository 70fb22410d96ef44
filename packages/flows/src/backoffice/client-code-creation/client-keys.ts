import type { StorageRule } from '../../kit/storage-rule.ts';

const SWITCHED_OFF = 'off';

/** Stores on this device that the keys J and K are switched off; they are on by default (WCAG 2.1.4). */
export const clientKeysStorage: StorageRule<boolean> = {
  store: 'local',
  key: 'client_keys',
  select: (areOn) => (areOn ? null : SWITCHED_OFF),
};

/** Reads the stored text of `clientKeysStorage`: true unless the keys are switched off. */
export const areClientKeysOn = (stored: string | null): boolean => stored !== SWITCHED_OFF;
