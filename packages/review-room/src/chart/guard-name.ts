function guardMembersOf(guard: object): readonly unknown[] {
  return 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];
}

const typeOf = (implementation: unknown): string | null => {
  if (typeof implementation === 'string') return implementation;
  return typeof implementation === 'object' && implementation !== null && 'type' in implementation
    ? String(implementation.type)
    : null;
};

/** Returns the name of an action; every action of a chart has a name. */
export const actionName = (implementation: unknown): string => typeOf(implementation) ?? 'an action';

/** Returns the name of a guard or its joined members; every guard of a chart has a name. */
export function guardName(guard: unknown): string {
  const type = typeOf(guard);
  if (type !== null) return type;
  if (typeof guard !== 'function') return 'a condition';
  const members = guardMembersOf(guard).map(guardName);
  if (members.length > 0) {
    const [joint = 'and'] = /^(and|or|not)/.exec(guard.name) ?? [];
    return joint === 'not' ? `not ${members.join(' ')}` : members.join(` ${joint} `);
  }
  if ('stateValue' in guard) return `in ${JSON.stringify(guard.stateValue).replace(/[{}"]/g, '').replaceAll(':', '.')}`;
  return guard.name;
}

/** Returns the names of the members of a guard: `isOpen and not isReady` has two; the remaining branch has none. */
export const guardNamesIn = (guard: string | null): readonly string[] =>
  guard === null || guard === 'otherwise' || guard.startsWith('in ')
    ? []
    : guard.split(/ (?:and|or) /).map((member) => member.replace(/^not /, ''));
