import type { AnyMachineSnapshot } from 'xstate';
import type { Person } from '../people/person.ts';
import type { Invariant } from './observed.ts';

const MAX_CLEAN_TEXTS = 1_000;

/** Objects within this depth are searched to their last level, so that they can be marked as clean. */
const MAX_DEPTH = 8;

interface SecretSearch {
  readonly secrets: ReadonlySet<string>;
  /** Objects without a secret; they are replaced, never changed. */
  readonly clean: WeakSet<object>;
}

/** Height of a value without a secret; infinite with a secret. */
function heightWithoutSecret(value: unknown, search: SecretSearch, depth = 0): number {
  if (typeof value === 'string') return search.secrets.has(value) ? Number.POSITIVE_INFINITY : 0;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || search.clean.has(value)) return 0;
  let height = 0;
  for (const part of Object.values(value)) height = Math.max(height, 1 + heightWithoutSecret(part, search, depth + 1));
  if (depth + height <= MAX_DEPTH) search.clean.add(value);
  return height;
}

const isSecretIn = (value: unknown, search: SecretSearch): boolean =>
  heightWithoutSecret(value, search) === Number.POSITIVE_INFINITY;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Returns a search for the secrets of a person. Contexts, navigation states and texts are replaced, never changed, so
 * that each is searched once.
 */
function createSecretSearch({ password, pin }: Person): (value: unknown) => boolean {
  const secrets = new Set([password, pin, '123456', '654321'].filter((secret) => secret !== ''));
  const search: SecretSearch = { secrets, clean: new WeakSet() };
  const cleanTexts = new Set<string>();
  return (value) => {
    if (typeof value === 'string') {
      if (cleanTexts.has(value)) return false;
      // A PIN alone is a number for the parser.
      if (secrets.has(value) || isSecretIn(parse(value), search)) return true;
      if (cleanTexts.size >= MAX_CLEAN_TEXTS) cleanTexts.clear();
      cleanTexts.add(value);
      return false;
    }
    return isSecretIn(value, search);
  };
}

/** No password, code or PIN is in a snapshot at rest, in a store, or in the history. */
export const createSecretsInvariant = (): Invariant => {
  const searches = new Map<string, (value: unknown) => boolean>();
  return {
    name: 'no stored secret',
    source: 'INV-54, INV-55',
    check: ({ world }) => {
      const problems: string[] = [];
      for (const { person, device, tabs } of world.people) {
        const hasSecret = searches.get(person.id) ?? createSecretSearch(person);
        searches.set(person.id, hasSecret);
        for (const [key, text] of device.entries())
          if (hasSecret(text)) problems.push(`The device of ${person.id} stores a secret in ${key}.`);
        for (const tab of tabs) {
          for (const [key, text] of tab.sessionEntries())
            if (hasSecret(text)) problems.push(`Tab ${tab.id} stores a secret in ${key}.`);
          if (hasSecret(tab.entry().state)) problems.push(`The history of tab ${tab.id} contains a secret.`);
          for (const { flow, actor } of tab.page().runs()) {
            const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
            if (!snapshot.hasTag('busy') && hasSecret(snapshot.context))
              problems.push(`The context of ${flow.machine.id} contains a secret.`);
          }
        }
      }
      return problems;
    },
  };
};
