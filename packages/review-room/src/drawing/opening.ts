/** A state with the child flow that is opened inside it. */
export interface OpeningStep {
  /** Path of the state. */
  readonly path: string;
  /** Name of the call that runs the flow. */
  readonly call: string;
}

/** The opened states of a chart, from the outside to the inside: each step belongs to the chart of the step before. */
export type Opening = readonly OpeningStep[];

/** Returns the name of the file with the positions of an opening: `verifying-secondFactor--awaiting-imageUpload`. */
export const openingName = (opening: Opening): string => opening.map(({ path, call }) => `${path}-${call}`).join('--');
