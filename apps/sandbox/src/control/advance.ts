import { type SandboxContext } from '../ground/area.ts';
import { type Fields } from '../kit/json.ts';
import { writeInTransaction } from '../store/write-transaction.ts';

export interface AdvanceResult {
  readonly status: number;
  readonly body: unknown;
}

const createAdvanceRefusal = (status: number, msg: string, next: readonly string[] = []): AdvanceResult => ({
  status,
  body: { errors: [{ msg }], next },
});

/** Moves an entity to a permitted next state; otherwise 409 with the permitted states. */
export const moveEntityToState = async (
  { db, movers, random }: SandboxContext,
  now: number,
  body: Fields,
): Promise<AdvanceResult> => {
  const { entity, id, to } = body;
  const mover = typeof entity === 'string' ? movers[entity] : undefined;
  if (!mover || typeof id !== 'string' || typeof to !== 'string') {
    return createAdvanceRefusal(400, `entity is one of ${Object.keys(movers).join(', ')}; id and to are texts.`);
  }
  return writeInTransaction(db, async (transaction) => {
    const next = await mover.nextStates(transaction, id);
    if (!next) return createAdvanceRefusal(404, `There is no ${String(entity)} ${id}.`);
    if (!next.includes(to)) return createAdvanceRefusal(409, `${String(entity)} ${id} cannot become ${to}.`, next);
    await mover.move(transaction, random, id, to, now);
    return { status: 200, body: { entity, id, state: to, next: (await mover.nextStates(transaction, id)) ?? [] } };
  });
};
