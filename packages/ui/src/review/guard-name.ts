function guardMembersOf(guard: object): readonly unknown[] {
  return 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];
}

/** Returns the name of a guard or its joined members; every guard of a chart has a name. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard !== 'function') return 'a condition';
  const members = guardMembersOf(guard).map(guardName);
  if (members.length > 0) {
    const [joint = 'and'] = /^(and|or|not)/.exec(guard.name) ?? [];
    return joint === 'not' ? `not ${members.join(' ')}` : members.join(` ${joint} `);
  }
  if ('stateValue' in guard) return `in ${JSON.stringify(guard.stateValue).replace(/[{}"]/g, '').replaceAll(':', '.')}`;
  return guard.name;
}
