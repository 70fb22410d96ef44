import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { Random } from '../kit/random.ts';
import type { Person } from './person.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The facts by which a person chooses the payload of an event. */
export interface GestureContext {
  /** Decides every choice of the payload. */
  readonly random: Random;
  readonly person: Person;
  /** View of the flow that receives the event. */
  readonly view: Fields;
  /** Context of its chart: its input, and the draft. */
  readonly context: Fields;
  readonly images: PageImages;
  /** Further facts on the page. */
  readonly facts: Fields;
}

/** An event that a person may send; null if nothing can be chosen. */
export interface Gesture {
  readonly weight: number;
  readonly payload?: (context: GestureContext) => Fields | null;
}

export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? (value as Fields[]) : []);
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
