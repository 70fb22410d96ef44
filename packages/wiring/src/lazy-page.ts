import { preloadProvider } from '@folioflow/api';
import type { Area } from '@folioflow/api/contract';
import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ChunkLoadError } from './chunk-load-error.ts';

/** A component whose code is loaded at its first render, or earlier by `preload`. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode;
  /** Resolves with the component as a module has it. */
  preload(): Promise<{ readonly default: ComponentType<Props> }>;
}

/** Creates a page. Together with its code, it loads the provider code of the areas that the page calls first. */
export function createLazyPage<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  ...areas: readonly Area[]
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    if (areas.length > 0) void preloadProvider(...areas);
    try {
      loaded = (await load())[name];
    } catch (cause) {
      throw new ChunkLoadError(preload, cause);
    }
    return { default: loaded };
  };
  const Pending: ComponentType<Props> = lazy(preload);
  // Loaded code is rendered synchronously: React hydrates the server's markup only if nothing suspends.
  const Page = (props: Props) => {
    const [Component] = useState(() => loaded ?? Pending);
    return createElement(Component, props);
  };
  return Object.assign(Page, { preload });
}
