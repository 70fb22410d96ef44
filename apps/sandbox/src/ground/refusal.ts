import { CODES } from '@folioflow/api/contract';

/** What an answer may carry beside its code when an operation is refused. */
export type RefusalExtra = Readonly<Record<string, unknown>>;

/**
 * A business refusal: HTTP 200 with a code of the contract other than success. What was written before it (a counted
 * try) stays written.
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

  /** A refusal with whatever code a fault asks for. */
  static injected(code: string, text: string, extra: RefusalExtra = {}): Refusal {
    return Object.assign(new Refusal('injectedFault', text, extra), { code });
  }
}

/** An HTTP status of 400 and above with one text per error. */
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

/** No answer at all: in-process callers see the rejection, the Node server destroys the socket. */
export class DroppedConnection extends Error {
  constructor() {
    super('connection dropped by the sandbox');
    this.name = 'DroppedConnection';
  }
}
