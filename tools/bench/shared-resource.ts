/** A resource that is started and ended for each use or, within `shareDuring`, once for all uses. */
export interface SharedResource<Thing> {
  readonly use: <Result>(act: (thing: Thing) => Promise<Result>) => Promise<Result>;
  readonly shareDuring: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

export function createSharedResource<Thing>(
  begin: () => Promise<Thing>,
  end: (thing: Thing) => Promise<unknown>,
): SharedResource<Thing> {
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
    shareDuring: async (act) => {
      const ownShared: { thing?: Promise<Thing> } = {};
      shared = ownShared;
      try {
        return await act();
      } finally {
        shared = null;
        await ownShared.thing?.then(end, () => undefined);
      }
    },
  };
}
