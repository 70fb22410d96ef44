import type { AnyMachineSnapshot } from 'xstate';
import type { Invariant } from './observed.ts';

const isSecretIn = (value: unknown, secrets: ReadonlySet<string>, depth = 0): boolean => {
  if (typeof value === 'string') return secrets.has(value);
  if (typeof value !== 'object' || value === null || depth > 8) return false;
  return Object.values(value).some((part) => isSecretIn(part, secrets, depth + 1));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** No password, code or PIN is in a snapshot at rest, in a store, or in the history. */
export const createSecretsInvariant = (): Invariant => ({
  name: 'no stored secret',
  source: 'INV-54, INV-55',
  check: ({ world }) => {
    const problems: string[] = [];
    for (const { person, device, tabs } of world.investors) {
      const secrets = new Set([person.password, person.pin, '123456', '654321']);
      for (const [key, text] of device.entries())
        if (isSecretIn(parse(text), secrets)) problems.push(`The device of ${person.id} stores a secret in ${key}.`);
      for (const tab of tabs) {
        for (const [key, text] of tab.sessionEntries())
          if (isSecretIn(parse(text), secrets)) problems.push(`Tab ${tab.id} stores a secret in ${key}.`);
        if (isSecretIn(tab.entry().state, secrets)) problems.push(`The history of tab ${tab.id} contains a secret.`);
        for (const { flow, actor } of tab.page().runs()) {
          const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
          if (!snapshot.hasTag('busy') && isSecretIn(snapshot.context, secrets))
            problems.push(`The context of ${flow.machine.id} contains a secret.`);
        }
      }
    }
    return problems;
  },
});
