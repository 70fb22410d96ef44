import { preloadProvider } from '@folioflow/api';
import type { Area } from '@folioflow/api/contract';
import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { NotFetched } from './missing-code.ts';

/** A component whose code is loaded at its first render, or earlier by `ahead`. */
export interface Page<Props extends object = object> {
  (props: Props): ReactNode;
  ahead(): Promise<unknown>;
}

/** Creates a page. Together with its code, it loads the provider code of the areas that the page calls first. */
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
  // Loaded code is rendered synchronously: React hydrates the server's markup only if nothing suspends.
  const Part = (props: Props) => {
    const [Known] = useState(() => here ?? Coming);
    return createElement(Known, props);
  };
  return Object.assign(Part, { ahead });
}
