/** A difference between the provider and the contract. */
export class Deviation extends Error {
  override readonly name = 'Deviation';
}

/** The profile or the test system offers no way to provoke the condition of a case. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** A wish that fits no case. */
export class UnknownCases extends Error {
  override readonly name = 'UnknownCases';
}

/** Fails the case unless a condition is met; `text` describes the difference in the words of the contract. */
export function requireThat(condition: boolean, text: string): asserts condition {
  if (!condition) throw new Deviation(text);
}
