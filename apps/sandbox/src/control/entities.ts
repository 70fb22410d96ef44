import { type Context } from '../ground/area.ts';
import { type Movable } from '../ground/mover.ts';

/** One thing that can be moved by hand, with the states that may follow. */
export interface Entity extends Movable {
  readonly entity: string;
  readonly next: readonly string[];
}

const MOST = 40;

/** What can be moved now: of every kind the newest ones that have a next state; what comes last in a life stands first. */
export const listEntities = async ({ db, movers }: Pick<Context, 'db' | 'movers'>): Promise<readonly Entity[]> => {
  const entities: Entity[] = [];
  for (const [entity, mover] of Object.entries(movers).reverse()) {
    for (const one of await mover.list(db, MOST)) {
      entities.push({ entity, ...one, next: (await mover.next(db, one.id)) ?? [] });
    }
  }
  return entities.filter(({ next }) => next.length > 0);
};
