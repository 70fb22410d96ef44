import { createSingleOrder } from './create-single-order.ts';
import { listNominees } from './list-nominees.ts';

export const orderingHandlers = { listNominees, createSingleOrder };
