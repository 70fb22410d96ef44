import type { ReferenceIndex } from '../../../packages/ui/src/review/references/reference-index.ts';

/** Returns the references of all charts; null if they cannot be loaded. */
export async function loadReferenceIndex(): Promise<ReferenceIndex | null> {
  try {
    const answer = await fetch(new URL('drawn-charts/references/index.json', document.baseURI));
    return answer.ok ? ((await answer.json()) as ReferenceIndex) : null;
  } catch {
    return null;
  }
}
