import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** An icon of lucide on its grid of 24. */
  readonly of: IconNode;
  /** Pixels at the default text size, with which the icon grows; 20 by default. */
  readonly size?: number;
}

/** An icon of lucide with a stroke of 1.75. It is hidden from screen readers: the text beside it has the meaning. */
export function Icon({ of, size = 20, ...rest }: IconProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      {...rest}
    >
      {of.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  );
}
