/** What is begun anew for each use and ended after it, or, for as long as uses share it, once for all of them. */
export interface Begun<Thing> {
  readonly use: <Result>(act: (thing: Thing) => Promise<Result>) => Promise<Result>;
  readonly sharing: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

export function begun<Thing>(begin: () => Promise<Thing>, end: (thing: Thing) => Promise<unknown>): Begun<Thing> {
  let shared: { thing?: Promise<Thing> } | null = null;
  return {
    use: async (act) => {
      if (shared !== null) return act(await (shared.thing ??= begin()));
      const own = await begin();
      try {
        return await act(own);
      } finally {
        await end(own);
      }
    },
    sharing: async (act) => {
      const one: { thing?: Promise<Thing> } = {};
      shared = one;
      try {
        return await act();
      } finally {
        shared = null;
        await one.thing?.then(end, () => undefined);
      }
    },
  };
}
