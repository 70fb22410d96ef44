import { type OperationName } from '@folioflow/api/contract';
import { type Reply } from '../../http/reply.ts';
import { requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase, type ConformanceCase } from '../../kit/define-case.ts';
import { type Need } from '../../kit/needs.ts';

/** A documented refusal: the last request of `send` is answered with the code. */
export interface Refusal {
  readonly operation: OperationName;
  readonly code: string;
  /** The condition, as the end of a sentence: `when the codes are wrong`. */
  readonly when: string;
  readonly needs: readonly Need[];
  readonly send: (on: CaseContext) => Promise<Reply>;
}

const slugOf = (operation: string): string => operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Creates the case of a documented refusal. */
export const refusalCase = ({ operation, code, when, needs, send }: Refusal): ConformanceCase =>
  defineCase({
    id: `codes.${slugOf(operation)}.c${code}`,
    section: `contract 1.5 code ${code}`,
    title: `Answer of ${operation} ${when}: ${code}`,
    mend: `Answer ${code} ${when}, and change nothing.`,
    needs,
    run: async (on) => {
      requireCode(await send(on), code);
    },
  });

/** Repeats a request and returns the last answer. */
export const repeat = async (times: number, send: () => Promise<Reply>): Promise<Reply> => {
  for (let sent = 1; sent < times; sent += 1) await send();
  return send();
};

/** A PIN that differs from another. */
export const otherPin = (pin: string): string => (pin === '4826' ? '4827' : '4826');
