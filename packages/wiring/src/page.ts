import { preloadProvider } from '@folioflow/api';
import type { Area } from '@folioflow/api/contract';
import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { NotFetched } from './missing-code.ts';

/** A part whose code comes when it is first drawn, or ahead of that. */
export interface Page<Props extends object = object> {
  (props: Props): ReactNode;
  ahead(): Promise<unknown>;
}

/** Beside the code comes that of the areas which the page calls as soon as it is there. */
export function page<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  ...areas: readonly Area[]
): Page<Props> {
  let here: ComponentType<Props> | undefined;
  const ahead = async (): Promise<{ default: ComponentType<Props> }> => {
    if (areas.length > 0) void preloadProvider(...areas);
    try {
      here = (await load())[name];
    } catch (cause) {
      throw new NotFetched(ahead, cause);
    }
    return { default: here };
  };
  const Coming: ComponentType<Props> = lazy(ahead);
  // What is here is drawn in one go: React takes over what the server drew only where nothing is waited for.
  const Part = (props: Props) => {
    const [Known] = useState(() => here ?? Coming);
    return createElement(Known, props);
  };
  return Object.assign(Part, { ahead });
}
