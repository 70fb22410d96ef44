import { useEffect, type ComponentType, type ReactNode } from 'react';
import { FetchFailure } from '../../../primitives/FetchFailure/FetchFailure.tsx';
import { useOnDemand, type CodeLoader } from '../../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

export interface OnDemandProps<Props extends object> {
  /**
   * Called on the first render, and again on a retry after a failure. It must be a stable function: if one part
   * replaces another, both need a `key`.
   */
  load: CodeLoader<ComponentType<Props>>;
  /** Props of the loaded component. */
  props: Props;
  /** Placeholder while the code is fetched, if it needs another size than the default one. */
  fetching?: ReactNode;
}

/** Placeholder of code that is being fetched. */
const FetchingPlaceholder = () => (
  <>
    <Loading />
    <Skeleton height="12rem" />
  </>
);

/** A part of a page with code that is fetched on its first render. A failure does not affect the rest of the page. */
export function OnDemand<Props extends object>({
  load,
  props,
  fetching = <FetchingPlaceholder />,
}: OnDemandProps<Props>) {
  const { code: Loaded, status, request } = useOnDemand(load);
  useEffect(() => {
    if (status === 'absent') request();
  }, [status, request]);
  if (Loaded !== null) return <Loaded {...props} />;
  return status === 'failed' ? <FetchFailure onRetry={request} /> : fetching;
}
