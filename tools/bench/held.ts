import { type Figure } from './figure.ts';

/**
 * Figures that are over their budget, and the line that each must not cross meanwhile (docs/decisions/010): ratio, or
 * bytes without a floor.
 */
const allowedValues: Readonly<Record<string, number>> = {
  'sign-in-code without xstate': 3920,
};

const allowedValueOf = ({ name }: Pick<Figure, 'name'>): number | undefined => allowedValues[name];

/** Within its budget, or within the line that a decision holds it at. */
export const isWithinAllowedValue = (figure: Figure): boolean =>
  figure.pass || (figure.ratio ?? figure.value) <= (allowedValueOf(figure) ?? -1);
