import { changeCases } from './changes.ts';
import { listCases } from './lists.ts';
import { statusCases } from './status.ts';

export const orderCases = [...listCases, ...statusCases, ...changeCases];
