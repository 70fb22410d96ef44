import { common } from '@folioflow/flows/words/common';
import { useEffect, type ComponentType } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
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
}

/** A part of a page whose code is fetched when it is first drawn. One that cannot be had takes nothing else with it. */
export function OnDemand<Props extends object>({ load, props }: OnDemandProps<Props>) {
  const { code: Loaded, is, want } = useOnDemand(load);
  useEffect(() => {
    if (is === 'absent') want();
  }, [is, want]);
  if (Loaded !== null) return <Loaded {...props} />;
  if (is === 'failed')
    return (
      <Stack gap={12} align="start">
        <p role="alert">{common['notice.unreachable']}</p>
        <Button variant="secondary" onClick={want}>
          {common.retry}
        </Button>
      </Stack>
    );
  return (
    <>
      <Loading />
      <Skeleton height="12rem" />
    </>
  );
}
