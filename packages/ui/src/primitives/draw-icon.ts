import { createElement, type SVGProps } from 'react';

/** An icon as lucide describes it. */
export interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** Draws an icon. Builds of the apps put it in the place of lucide's own, which also serves other frameworks and themes. */
export default function drawIcon({ size: grid, node }: IconData) {
  return function Icon({ size = grid, ...rest }: IconProps) {
    const line = {
      'aria-hidden': true,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    };
    const frame = { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: `0 0 ${grid} ${grid}` };
    const parts = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
    return createElement('svg', { ...frame, ...line, ...rest } as SVGProps<SVGSVGElement>, parts);
  };
}
