import type { ReactNode } from 'react';
import { render } from '../../../testing/render.tsx';
import type { MountedStory } from '../probe.ts';

/** Mounts a drawing as the first story of its screen. */
export async function mountStory(drawing: ReactNode, other: Partial<MountedStory> = {}): Promise<MountedStory> {
  const { container } = await render(drawing);
  return {
    title: 'Screens/Orders/Planted',
    name: 'Planted',
    canvas: container,
    view: undefined,
    isFirstOfScreen: true,
    ...other,
  };
}
