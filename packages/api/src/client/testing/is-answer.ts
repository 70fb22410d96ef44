import * as v from 'valibot';
import { type Operation } from '../../contract/operation.ts';

/** Whether the contract takes this for an answer of the operation. */
export const isAnswer = ({ answer }: Pick<Operation, 'answer'>, told: unknown): boolean =>
  v.safeParse(answer, told).success;
