import type { Invariant } from './observed.ts';

/** No answer to a person contains anything of another person. */
export const createIsolationInvariant = (): Invariant => ({
  name: 'nobody sees what belongs to another',
  source: 'contract 1.1, sandbox.md 1, persona 9000000110',
  check: ({ world, calls, orders }) => {
    if (calls.length === 0) return [];
    const ownOrders = Map.groupBy(orders, ({ client_id }) => client_id);
    const foreign = world.investors.map(({ person }) => ({
      owner: person.id,
      texts: [person.clientId, person.mobile].filter((text) => text !== ''),
      ids: (ownOrders.get(person.clientId) ?? []).map(({ id }) => id),
    }));
    const ownerOf = (caller: string) => caller.split('.')[0];
    // The answers to staff are checked by another invariant.
    const staff = new Set(world.staff.map(({ person }) => person.id));
    const ofInvestors = calls.filter(({ caller }) => !staff.has(ownerOf(caller) ?? ''));
    return ofInvestors.flatMap(({ caller, path, text }) => {
      const owner = ownerOf(caller);
      return foreign
        .filter((other) => other.owner !== owner && [...other.texts, ...other.ids].some((part) => text.includes(part)))
        .map((other) => `The answer of ${path} to ${owner} contains data of ${other.owner}.`);
    });
  },
});
