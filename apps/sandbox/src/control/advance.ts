import { type Context } from '../ground/area.ts';
import { type Fields } from '../kit/json.ts';

export interface Advanced {
  readonly status: number;
  readonly body: unknown;
}

const refusal = (status: number, msg: string, next: readonly string[] = []): Advanced => ({
  status,
  body: { errors: [{ msg }], next },
});

/** Moves one entity to a state that may follow; 409 with the legal ones otherwise. */
export const advance = async ({ db, movers, random }: Context, now: number, body: Fields): Promise<Advanced> => {
  const { entity, id, to } = body;
  const mover = typeof entity === 'string' ? movers[entity] : undefined;
  if (!mover || typeof id !== 'string' || typeof to !== 'string') {
    return refusal(400, `entity is one of ${Object.keys(movers).join(', ')}; id and to are texts.`);
  }
  return db.transaction().execute(async (transaction) => {
    const next = await mover.next(transaction, id);
    if (!next) return refusal(404, `There is no ${String(entity)} ${id}.`);
    if (!next.includes(to)) return refusal(409, `${String(entity)} ${id} cannot become ${to}.`, next);
    await mover.move(transaction, random, id, to, now);
    return { status: 200, body: { entity, id, state: to, next: (await mover.next(transaction, id)) ?? [] } };
  });
};
