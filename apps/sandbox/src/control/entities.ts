import { type SandboxContext } from '../ground/area.ts';
import { type Movable } from '../ground/mover.ts';

/** Entity whose state can be set by hand, with its permitted next states. */
export interface MovableEntity extends Movable {
  readonly entity: string;
  readonly next: readonly string[];
}

const MAX_PER_KIND = 40;

/** Newest entities of each kind that have a next state; the kinds that come last in the life of an order are first. */
export const listEntities = async ({
  db,
  movers,
}: Pick<SandboxContext, 'db' | 'movers'>): Promise<readonly MovableEntity[]> => {
  const entities: MovableEntity[] = [];
  for (const [entity, mover] of Object.entries(movers).reverse()) {
    for (const one of await mover.list(db, MAX_PER_KIND)) {
      entities.push({ entity, ...one, next: (await mover.nextStates(db, one.id)) ?? [] });
    }
  }
  return entities.filter(({ next }) => next.length > 0);
};
