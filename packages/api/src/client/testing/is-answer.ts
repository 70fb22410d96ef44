import * as v from 'valibot';
import { type Operation } from '../../contract/operation.ts';

/** The value is a valid answer of the operation. */
export const isAnswer = ({ answer }: Pick<Operation, 'answer'>, value: unknown): boolean =>
  v.safeParse(answer, value).success;
