import { useEffect, type ComponentType, type ReactNode } from 'react';
import { NotFetched } from '../../primitives/NotFetched/NotFetched.tsx';
import { useOnDemand, type Load } from '../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface OnDemandProps<Props extends object> {
  /**
   * Asked when this is first drawn, and again when it failed and the person wants it again. One and the same function:
   * where another part takes the place of this one, both carry a `key`.
   */
  load: Load<ComponentType<Props>>;
  /** What the loaded component is given. */
  props: Props;
  /** In its place until it is here, where another room than the usual one is needed. */
  fetching?: ReactNode;
}

/** In the place of what is being fetched. */
export const Fetching = () => (
  <>
    <Loading />
    <Skeleton height="12rem" />
  </>
);

/** A part of a page whose code is fetched when it is first drawn. One that cannot be had takes nothing else with it. */
export function OnDemand<Props extends object>({ load, props, fetching = <Fetching /> }: OnDemandProps<Props>) {
  const { code: Loaded, is, want } = useOnDemand(load);
  useEffect(() => {
    if (is === 'absent') want();
  }, [is, want]);
  if (Loaded !== null) return <Loaded {...props} />;
  return is === 'failed' ? <NotFetched onRetry={want} /> : fetching;
}
