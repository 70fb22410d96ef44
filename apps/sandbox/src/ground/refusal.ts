import { CODES } from '@folioflow/api/contract';

/** Further fields of the answer of a refused operation. */
export type RefusalExtra = Readonly<Record<string, unknown>>;

/**
 * Refusal by a business rule: HTTP 200 with a code of the contract other than success. Earlier writes (a counted
 * attempt) are stored.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly extra: RefusalExtra;

  constructor(kind: keyof typeof CODES, text: string, extra: RefusalExtra = {}) {
    super(text);
    this.name = 'Refusal';
    this.code = CODES[kind];
    this.extra = extra;
  }

  /** Refusal with the code of an injected fault. */
  static injected(code: string, text: string, extra: RefusalExtra = {}): Refusal {
    return Object.assign(new Refusal('injectedFault', text, extra), { code });
  }
}

/** HTTP status of 400 and above, with a text for each error. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly errors: readonly string[];

  constructor(status: number, errors: readonly string[]) {
    super(errors.join(' '));
    this.name = 'HttpRefusal';
    this.status = status;
    this.errors = errors;
  }
}

/** HTTP 200 without a body; `status` has another value only for injected faults. */
export class EmptyAnswer extends Error {
  constructor() {
    super('empty answer');
    this.name = 'EmptyAnswer';
  }
}

/** No answer: in-process callers receive a rejection, the Node server closes the socket. */
export class DroppedConnection extends Error {
  constructor() {
    super('connection dropped by the sandbox');
    this.name = 'DroppedConnection';
  }
}
