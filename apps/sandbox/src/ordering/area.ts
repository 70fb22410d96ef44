import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createSingleOrder } from './create-single-order.ts';
import { listNominees } from './list-nominees.ts';

/** The checkouts. */
export const ordering = {
  operations: { listNominees, createSingleOrder } satisfies OperationsOf<'ordering'>,
} satisfies Area;
