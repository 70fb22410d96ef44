/** A field of a theme that a partner sets. */
export type ThemeField = 'brand' | 'neutral' | 'radius' | 'font' | 'logo';

/** A pair of colour roles with too little contrast. */
export interface FailedPair {
  readonly theme: 'light' | 'dark';
  readonly front: string;
  readonly ground: string;
  /** WCAG 2 contrast, from 1 to 21. */
  readonly contrast: number;
  /** Required contrast: 4.5 for text, 3 for borders. */
  readonly least: number;
}

interface RefusalDetails {
  readonly field: ThemeField;
  readonly value: string;
  /** The nearest accepted value; null where none is near, such as for a family with forbidden characters. */
  readonly nearest: string | null;
  readonly reason: string;
  readonly failures?: readonly FailedPair[];
}

/** A value that a theme must not have, with the nearest value that is accepted. */
export class ThemeRefusal extends Error {
  override readonly name = 'ThemeRefusal';
  readonly field: ThemeField;
  readonly value: string;
  /** The nearest accepted value, in the notation of the field; null where none is near. */
  readonly nearest: string | null;
  /** One or two sentences. */
  readonly reason: string;
  /** Pairs that would be illegible; empty where the reason is another one. */
  readonly failures: readonly FailedPair[];

  constructor({ field, value, nearest, reason, failures = [] }: RefusalDetails) {
    super(`${field} ${value}: ${reason}${nearest === null ? '' : ` The nearest accepted value is ${nearest}.`}`);
    this.field = field;
    this.value = value;
    this.nearest = nearest;
    this.reason = reason;
    this.failures = failures;
  }
}
